import type { Calculator } from './define.ts'
import { solar } from './solar.ts'

/** The ten definitions together, for the server and the tests; a screen loads its own alone. */
export const calculators: readonly Calculator[] = [solar]

export const bySlug = (slug: string): Calculator | undefined => calculators.find((each) => each.slug === slug)
export const byType = (type: string): Calculator | undefined => calculators.find((each) => each.type === type)
