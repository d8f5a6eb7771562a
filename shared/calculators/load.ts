import type { CalculatorSlug } from './catalogue.ts'
import type { CalculatorMaker } from './define.ts'

/** A screen fetches only its own definition. */
export async function loadCalculator(slug: CalculatorSlug): Promise<CalculatorMaker> {
  const file: { readonly default: CalculatorMaker } = await import(`./definitions/${slug}.ts`)
  return file.default
}
