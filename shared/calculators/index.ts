import { catalogue } from './catalogue.ts'
import type { Calculator } from './define.ts'
import { loadCalculator } from './load.ts'

/** All calculators in menu order, for the server and the tests. */
export const calculators: readonly Calculator[] = await Promise.all(catalogue.map(({ slug }) => loadCalculator(slug)))

export const calculatorBySlug = (slug: string): Calculator | undefined =>
  calculators.find((calculator) => calculator.slug === slug)
export const calculatorByType = (type: string): Calculator | undefined =>
  calculators.find((calculator) => calculator.type === type)
