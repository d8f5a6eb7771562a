/* Longest lists of a home. */

export const MAX_INCENTIVES = 12
export const MAX_QUOTES = 4
/** Of each list of them. */
export const MAX_APPLIANCES = 20
