/** First administrator of the browser tests' site. */
export const firstAdmin = {
  username: 'warden',
  password: 'keeper-of-the-roof-7',
  email: 'warden@example.org',
} as const
