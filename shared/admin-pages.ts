/** Rows of `pages.ts` for administrators, who read English. */
export const adminPages = {
  '/admin/login': {
    file: 'admin-login',
    heading: () => 'Admin Login',
    description: () => 'Sign in to manage articles and users.',
    isListed: false,
  },
  '/admin/articles': {
    file: 'admin-articles',
    heading: () => 'Article Management',
    description: () => 'Write, edit and delete articles.',
    access: 'admin',
    isListed: false,
    tab: 'Articles',
  },
  '/admin/users': {
    file: 'admin-users',
    heading: () => 'User Management',
    description: () => 'View and manage registered users.',
    access: 'admin',
    isListed: false,
    tab: 'Users',
  },
  '/admin/messages': {
    file: 'admin-messages',
    heading: () => 'Messages',
    description: () => 'Messages from the contact form.',
    access: 'admin',
    isListed: false,
    tab: 'Messages',
  },
  '/admin/subscribers': {
    file: 'admin-subscribers',
    heading: () => 'Subscribers',
    description: () => 'Who receives the newsletter.',
    access: 'admin',
    isListed: false,
    tab: 'Subscribers',
  },
  '/admin/log': {
    file: 'admin-log',
    heading: () => 'Activity Log',
    description: () => 'What administrators have done.',
    access: 'admin',
    isListed: false,
    tab: 'Activity Log',
  },
} as const
