/** How much of a list one page holds, and how large a thing may be: what both sides must agree on. */

export const CALCULATIONS_A_PAGE = 20
/** Of one user. */
export const MOST_HOMES = 20
export const USERS_A_PAGE = 10
/** Messages, subscribers, entries of the log. */
export const ADMIN_ROWS_A_PAGE = 20
/** On the landing page. */
export const NEWEST_ARTICLES = 6
/** On /tips. */
export const ARTICLES_A_PAGE = 12

/** A picture to be uploaded [MB] */
export const LARGEST_PICTURE_MB = 5
export const LARGEST_PICTURE = LARGEST_PICTURE_MB * 1024 * 1024 // [bytes]
