/** An article a fresh database starts with. */
export interface SeedArticle {
  readonly title: string
  readonly slug: string
  readonly category: string
  /** One of the site's own pictures. */
  readonly image: `/images/${string}.jpg`
  /** HTML; headings begin at h2, because the page itself has the title as its h1. */
  readonly content: string
}
