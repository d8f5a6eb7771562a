import type { Figure, FormulaTerm } from './figure.ts'

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
