/** For a new database. */
export interface SeedArticle {
  readonly title: string
  readonly slug: string
  readonly category: string
  /** Shipped with the site. */
  readonly image: `/images/${string}.jpg`
  /** HTML with headings from h2 on; the page shows the title as h1. */
  readonly content: string
}
