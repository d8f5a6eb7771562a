import type { Unit } from '../../format/quantity.ts'
import type { IsoDate } from '../../home/field-schemas.ts'
import type { FigurePath, Home, Provenance } from '../../home/home.ts'
import { provenanceOf } from '../../home/provenance.ts'
import { valueAt } from '../../home/record.ts'
import { t } from '../../language/t.ts'

export type Origin =
  | { readonly kind: 'yours' }
  | Extract<Provenance, { kind: 'typical' }>
  | { readonly kind: 'default'; readonly source: string; readonly asOf: IsoDate | null }
  | { readonly kind: 'worked-out' }

/** A term of a formula. An array has one value per year, year 1 first, unless the name says otherwise. */
export interface FormulaTerm {
  /** Name as written in the formula. */
  readonly name: string
  readonly value: number | readonly number[]
  readonly unit: Unit
  readonly from: Origin
  readonly path?: FigurePath
}

export interface Figure {
  readonly label: string
  readonly value: number
  readonly unit: Unit
  /** Formula in words: names of terms and operators. */
  readonly formula: string
  readonly terms: readonly FormulaTerm[]
  /** 80 % interval. */
  readonly range?: { readonly low: number; readonly high: number }
}

export const computedTerm = (name: string, value: number | readonly number[], unit: Unit): FormulaTerm => ({
  name,
  value,
  unit,
  from: { kind: 'worked-out' },
})

/** Follows the home's provenance; an absent figure counts as zero by default. */
export function originOf(home: Pick<Home, 'provenance'>, path: FigurePath): Origin {
  if (valueAt(home, path.split('.')) === undefined)
    return { kind: 'default', source: t('You entered nothing, so we count zero'), asOf: null }
  const provenance = provenanceOf(home, path)
  return provenance.kind === 'worked-out' ? { kind: 'worked-out' } : provenance
}

export type Derivation = Pick<Figure, 'formula' | 'terms'>

/** Arithmetic with terms: `` arithmetic`${price} × ${size}` ``. */
export const arithmetic = (operators: TemplateStringsArray, ...terms: readonly FormulaTerm[]): Derivation => ({
  formula: String.raw({ raw: operators }, ...terms.map(({ name }) => name)),
  terms,
})

export const sumOf = (parts: readonly Derivation[]): Derivation => ({
  formula: parts.map(({ formula }) => formula).join(' + '),
  terms: parts.flatMap(({ terms }) => terms),
})
