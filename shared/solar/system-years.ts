/** Service life; the yearly yield is the mean of these years. */
export const SYSTEM_YEARS = 25
