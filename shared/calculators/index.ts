import { catalogue } from './catalogue.ts'
import type { Calculator } from './define.ts'
import { loadCalculator } from './load.ts'

/** The definitions together, in the order of menus, for the server and the tests. */
export const calculators: readonly Calculator[] = await Promise.all(catalogue.map(({ slug }) => loadCalculator(slug)))

export const bySlug = (slug: string): Calculator | undefined => calculators.find((each) => each.slug === slug)
export const byType = (type: string): Calculator | undefined => calculators.find((each) => each.type === type)
