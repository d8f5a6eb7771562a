/**
 * The first country among the tags of the page's language: CH of `en-US`, `de`, `de-CH` on a German one.
 * @param languages BCP 47, preferred first
 * @param pageLanguage without a country
 */
export const countryOfLanguages = (languages: readonly string[], pageLanguage: string): string | undefined =>
  languages
    .filter((tag) => tag.split('-')[0] === pageLanguage)
    .map((tag) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(tag)?.[1])
    .find(Boolean)
