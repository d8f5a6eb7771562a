import { catalogue } from './catalogue.ts'
import type { Calculator } from './define.ts'
import { loadCalculator } from './load.ts'

const makers = await Promise.all(catalogue.map(({ slug }) => loadCalculator(slug)))

/** All calculators in menu order, in the page's language, for the server and the tests. */
export const listCalculators = (): readonly Calculator[] => makers.map((makeCalculator) => makeCalculator())

export const calculatorBySlug = (slug: string): Calculator | undefined =>
  listCalculators().find((calculator) => calculator.slug === slug)
export const calculatorByType = (type: string): Calculator | undefined =>
  listCalculators().find((calculator) => calculator.type === type)
