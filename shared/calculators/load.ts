import type { CalculatorSlug } from './catalogue.ts'
import type { Calculator } from './define.ts'

/** Loads one definition, so that a screen fetches only its own. */
export async function loadCalculator(slug: CalculatorSlug): Promise<Calculator> {
  const file: { readonly default: Calculator } = await import(`./definitions/${slug}.ts`)
  return file.default
}
