/**
 * The first country among the tags of languages: AT of `de`, `de-AT`.
 * @param languages BCP 47, preferred first
 */
export const countryOfLanguages = (languages: readonly string[]): string | undefined =>
  languages.map((tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
