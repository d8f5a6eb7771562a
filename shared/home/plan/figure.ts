import type { FigurePath, Home, Provenance } from '../home.ts'
import type { IsoDate } from '../kinds.ts'
import { provenanceOf } from '../provenance.ts'
import { valueAt } from '../record.ts'

/** What a figure is measured in; money is in the home's currency, shares are of 1. */
export type Unit =
  | 'kWh'
  | 'kWh/year'
  | 'kWh/kWp'
  | 'kWh/100 km'
  | 'km/year'
  | 'kW'
  | 'kWp'
  | 'W'
  | 'panels'
  | 'hours'
  | 'years'
  | 'months'
  | 'money'
  | 'money/month'
  | 'money/year'
  | 'money/kWp'
  | 'money/kWh'
  | 'share'
  | 'share/year'

/** Where a figure comes from: as the home says it, or usual everywhere, or from other figures. */
export type Origin =
  | { readonly kind: 'yours' }
  | Extract<Provenance, { kind: 'typical' }>
  | { readonly kind: 'usual'; readonly source: string; readonly asOf: IsoDate | null }
  | { readonly kind: 'worked-out' }

/** A part of a formula; a list is of the years, year 1 first, unless its name says otherwise. */
export interface Term {
  /** As the formula names it. */
  readonly name: string
  readonly value: number | readonly number[]
  readonly unit: Unit
  readonly from: Origin
  /** The home's figure that it is. */
  readonly path?: FigurePath
}

/** One figure of a plan, and how it came about. */
export interface Figure {
  /** As the screens call it. */
  readonly label: string
  readonly value: number
  readonly unit: Unit
  /** In words: the names of the terms, and the signs between them. */
  readonly formula: string
  readonly terms: readonly Term[]
  /** What it may turn out to be in 8 of 10 cases. */
  readonly range?: { readonly low: number; readonly high: number }
}

/** A term that was worked out before. */
export const made = (name: string, value: number | readonly number[], unit: Unit): Term => ({
  name,
  value,
  unit,
  from: { kind: 'worked-out' },
})

/** Of a figure that the home does not have: nobody's word. */
const NOT_GIVEN: Origin = { kind: 'usual', source: 'nothing was given, so it counts as nothing', asOf: null }

/** Where the home says that a figure comes from; one that is absent is nobody's. */
export function originOf(home: Home, path: FigurePath): Origin {
  if (valueAt(home, path.split('.')) === undefined) return NOT_GIVEN
  const said = provenanceOf(home, path)
  return said.kind === 'worked-out' ? { kind: 'worked-out' } : said
}
