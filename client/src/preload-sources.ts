import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import { CALCULATOR_PATH, matchPage, pageFileOf } from '#shared/pages.ts'

/* Source files behind each page, as in the build's manifest; the server preloads their scripts and styles. */

/** Parts that pages load with themselves. */
const partFiles: Readonly<Record<string, string>> = {
  '/plan/answer': 'src/features/planner/answer/below-first-screen.tsx',
}

/** Screen parts of single calculators. */
const slotFiles: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'src/features/calculators/appliance-inputs.tsx',
  'sun-path': 'src/pages/place-inputs.tsx',
}

export function listPreloadSources(path: string): string[] {
  const { pattern, slug = '' } = matchPage(path) ?? {}
  const page = `src/pages/${pageFileOf(pattern)}.tsx`
  const calculator = pattern === CALCULATOR_PATH ? entryBySlug(slug)?.slug : undefined
  const part = partFiles[path]
  if (!calculator) return part === undefined ? [page] : [page, part]
  const slot = slotFiles[calculator]
  return [page, `../shared/calculators/definitions/${calculator}.ts`, ...(slot ? [slot] : [])]
}
