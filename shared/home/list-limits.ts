/* Longest lists of a home. */

export const MAX_INCENTIVES = 12
export const MAX_QUOTES = 4
/** Limits of the length of each list. */
export const MAX_APPLIANCES = 20
