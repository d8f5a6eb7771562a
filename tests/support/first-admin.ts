/** The administrator that the site of the browser tests is started with. */
export const firstAdmin = {
  username: 'warden',
  password: 'keeper-of-the-roof-7',
  email: 'warden@example.org',
} as const
