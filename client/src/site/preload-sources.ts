import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { CALCULATOR_PATH, matchPage, pageFileOf } from '#shared/pages.ts'
import { hasTownNames } from '#shared/places/town-names.ts'
import { editsHome, PAGES_WITH_TOWNS } from './routes.tsx'

/* Source files behind each page, as in the build's manifest; the server preloads their scripts and styles. */

/** Screen parts of single calculators. */
const slotFiles: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'src/features/calculators/appliance-inputs.tsx',
  'sun-path': 'src/pages/place-inputs.tsx',
}

export function listPreloadSources(path: string): string[] {
  const language = currentLanguage()
  const needsNames = PAGES_WITH_TOWNS.test(path) && hasTownNames(language)
  return [...listPageSources(path), ...(needsNames ? [`../shared/places/town-names/${language}.json`] : [])]
}

function listPageSources(path: string): string[] {
  const { pattern, slug = '' } = matchPage(path) ?? {}
  const page = `src/pages/${pageFileOf(pattern)}.tsx`
  const calculator = pattern === CALCULATOR_PATH ? entryBySlug(slug)?.slug : undefined
  if (!calculator) return [page, ...(editsHome(path) ? ['src/home/home-schemas.ts'] : [])]
  const slot = slotFiles[calculator]
  return [page, `../shared/calculators/definitions/${calculator}.ts`, ...(slot ? [slot] : [])]
}
