export const CALCULATIONS_PER_PAGE = 20
/** Number of homes of a user. */
export const MAX_HOMES = 20
export const USERS_PER_PAGE = 10
/** Newest matches of a search; enough to show that the search needs more letters. */
export const MAX_USERS_FOUND = 1000
/** Messages, subscribers, log entries. */
export const ADMIN_ROWS_PER_PAGE = 20
/** Number of articles on the landing page. */
export const NEWEST_ARTICLE_COUNT = 6
/** Number of articles on a page of /tips. */
export const ARTICLES_PER_PAGE = 12

/** Number of articles before "Load more" in the article administration. */
export const ADMIN_ARTICLES_PER_PAGE = 50

/** [MB] */
export const MAX_PICTURE_MB = 5
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024 // [bytes]
