/** Rows of `pages.ts` for administrators, who read English. */
export const adminPages = {
  '/admin/login': {
    file: 'admin-login',
    heading: () => 'Admin Login',
    isListed: false,
  },
  '/admin/articles': {
    file: 'admin-articles',
    heading: () => 'Article Management',
    access: 'admin',
    isListed: false,
    tab: 'Articles',
  },
  '/admin/users': {
    file: 'admin-users',
    heading: () => 'User Management',
    access: 'admin',
    isListed: false,
    tab: 'Users',
  },
  '/admin/messages': {
    file: 'admin-messages',
    heading: () => 'Messages',
    access: 'admin',
    isListed: false,
    tab: 'Messages',
  },
  '/admin/subscribers': {
    file: 'admin-subscribers',
    heading: () => 'Subscribers',
    access: 'admin',
    isListed: false,
    tab: 'Subscribers',
  },
  '/admin/log': {
    file: 'admin-log',
    heading: () => 'Activity Log',
    access: 'admin',
    isListed: false,
    tab: 'Activity Log',
  },
} as const
