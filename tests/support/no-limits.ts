const many = '1000000'

/** For a site whose every caller comes from one address, or is one person: no limit is reached. */
export const NO_LIMITS = {
  LOGIN_LIMIT_PER_ADDRESS: many,
  LOGIN_LIMIT_PER_ACCOUNT: many,
  CURRENT_PASSWORD_LIMIT: many,
  SIGN_IN_LIMIT: many,
  SECOND_FACTOR_LIMIT: many,
  FORGOTTEN_LIMIT_PER_ADDRESS: many,
  FORGOTTEN_LIMIT_PER_ACCOUNT: many,
  RENAME_LIMIT_PER_HOUR: many,
  REGISTER_LIMIT_PER_HOUR: many,
  CONTACT_LIMIT_PER_HOUR: many,
  NEWSLETTER_LIMIT_PER_HOUR: many,
  SAVE_LIMIT_PER_MINUTE: many,
  EXPORT_LIMIT_PER_HOUR: many,
}
