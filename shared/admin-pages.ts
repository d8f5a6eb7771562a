const adminPage = (file: string, heading: string, tab: string) =>
  ({ file, heading: () => heading, access: 'admin', isListed: false, tab }) as const

/** Rows of `pages.ts` for administrators, who read English. */
export const adminPages = {
  '/admin/login': { file: 'admin-login', heading: () => 'Admin Login', isListed: false },
  '/admin/articles': adminPage('admin-articles', 'Article Management', 'Articles'),
  '/admin/users': adminPage('admin-users', 'User Management', 'Users'),
  '/admin/messages': adminPage('admin-messages', 'Messages', 'Messages'),
  '/admin/subscribers': adminPage('admin-subscribers', 'Subscribers', 'Subscribers'),
  '/admin/log': adminPage('admin-log', 'Activity Log', 'Activity Log'),
} as const
