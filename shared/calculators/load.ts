import type { CalculatorSlug } from './catalogue.ts'
import type { Calculator } from './define.ts'

/** A screen fetches only its own definition. */
export async function loadCalculator(slug: CalculatorSlug): Promise<Calculator> {
  const file: { readonly default: Calculator } = await import(`./definitions/${slug}.ts`)
  return file.default
}
