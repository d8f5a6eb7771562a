import type { CalculatorSlug } from './catalogue.ts'
import type { Calculator } from './define.ts'

/** The definition of one calculator, from the file that bears its slug: each screen fetches its own alone. */
export async function loadCalculator(slug: CalculatorSlug): Promise<Calculator> {
  const file: { readonly default: Calculator } = await import(`./definitions/${slug}.ts`)
  return file.default
}
