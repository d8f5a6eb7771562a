import type { Unit } from '../../format/quantity.ts'
import type { FigurePath, Home } from '../../home/home.ts'
import type { DefaultFigure } from './defaults.ts'
import { type FormulaTerm, originOf } from './figure.ts'
import type { RequiredFigure } from './plan-result.ts'

/** A formula term without a name. */
export type ResolvedFigure = Omit<FormulaTerm, 'name' | 'value' | 'path'> & {
  readonly value: number
  readonly path: FigurePath
}

export const toTerm = (name: string, figure: ResolvedFigure): FormulaTerm => ({ name, ...figure })

/** Records the defaults used and the figures missing. */
export class AssumptionLog {
  /** By path, so that a figure resolved twice is listed once. */
  readonly assumed = new Map<FigurePath, ResolvedFigure>()
  /** Figures that count as zero in the plan. */
  readonly missing = new Set<RequiredFigure>()
  private readonly home: Pick<Home, 'provenance'>

  /** @param home or the part of it that holds the figures */
  constructor(home: Pick<Home, 'provenance'>) {
    this.home = home
  }

  resolve(path: FigurePath, stated: number | undefined, fallback: DefaultFigure): ResolvedFigure {
    if (stated !== undefined) return this.fromHome(path, stated, fallback.unit)
    const { value, unit, source, asOf } = fallback
    const figure: ResolvedFigure = { path, value, unit, from: { kind: 'default', source: source(), asOf } }
    this.assumed.set(path, figure)
    return figure
  }

  resolveOrZero(path: RequiredFigure, stated: number | undefined, unit: Unit): ResolvedFigure {
    if (stated === undefined) this.missing.add(path)
    return this.fromHome(path, stated ?? 0, unit)
  }

  fromHome(path: FigurePath, value: number, unit: Unit): ResolvedFigure {
    return { path, value, unit, from: originOf(this.home, path) }
  }

  /** A stated figure as the term of a formula. */
  term(name: string, path: FigurePath, value: number, unit: Unit): FormulaTerm {
    return toTerm(name, this.fromHome(path, value, unit))
  }

  /** Adds the entries of a memoized part. */
  merge({ assumed, missing }: AssumptionLog): void {
    for (const [path, figure] of assumed) this.assumed.set(path, figure)
    for (const path of missing) this.missing.add(path)
  }
}
