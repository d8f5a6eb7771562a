/** How much of a list one page holds, and how large a thing may be: what both sides must agree on. */

export const CALCULATIONS_A_PAGE = 20
/** Of one user. */
export const MOST_HOMES = 20
export const USERS_A_PAGE = 10
/** Of those that a search finds, the newest: enough to tell that more of the name is wanted. */
export const MOST_USERS_FOUND = 1000
/** Messages, subscribers, entries of the log. */
export const ADMIN_ROWS_A_PAGE = 20
/** On the landing page. */
export const NEWEST_ARTICLES = 6
/** On /tips. */
export const ARTICLES_A_PAGE = 12

/** Before "Load more", where they are edited. */
export const ADMIN_ARTICLES_A_PAGE = 50

/** A picture to be uploaded [MB] */
export const LARGEST_PICTURE_MB = 5
export const LARGEST_PICTURE = LARGEST_PICTURE_MB * 1024 * 1024 // [bytes]
