import { FUEL_CURVES, type Generator, generatorWith, validateGenerator } from '../../energy/generator.ts'
import type { Unit } from '../../format/quantity.ts'
import type { Home } from '../../home/home.ts'
import { t } from '../../language/t.ts'
import type { AssumptionLog } from '../basis/assumption-log.ts'
import type { DefaultFigure } from '../basis/defaults.ts'
import { reportErrorsAt } from '../basis/plan-result.ts'

/**
 * `null` without a generator. Its fuel use is typical for its fuel, and its power enough for the busiest hour, unless stated.
 * @param peakKw largest mean power of an hour
 * @throws InputError with the path of a figure
 */
export function resolveGenerator({ system }: Home, peakKw: number, assumptions: AssumptionLog): Generator | null {
  const { generator } = system
  if (!generator) return null
  const ratedKw = assumptions.resolve('system.generator.ratedKw', generator.ratedKw, enoughFor(peakKw)).value
  const typical = generatorWith(ratedKw, FUEL_CURVES[generator.fuel ?? 'petrol'])
  const resolveFuelUse = (name: 'litresPerHour' | 'litresPerKwh', unit: Unit) =>
    assumptions.resolve(`system.generator.${name}`, generator[name], {
      value: typical[name],
      unit,
      source: () => t('Small generators use about this. Check the data sheet of yours'),
      asOf: null,
    }).value
  const resolved = {
    ratedKw,
    litresPerHour: resolveFuelUse('litresPerHour', 'l/hour'),
    litresPerKwh: resolveFuelUse('litresPerKwh', 'l/kWh'),
  }
  reportErrorsAt('system.generator', () => validateGenerator(resolved))
  return resolved
}

/** @param peakKw largest mean power of an hour */
export const enoughFor = (peakKw: number): DefaultFigure => ({
  value: peakKw,
  unit: 'kW',
  source: () => t('Enough for the hour with your highest use'),
  asOf: null,
})

/** Fuel and wear [money]; `null` while the price of the fuel is unknown. */
export function fuelCost({ money }: Pick<Home, 'money'>, litres: number, kwh: number): number | null {
  if (litres === 0 && kwh === 0) return 0
  return money.fuelPrice === undefined ? null : litres * money.fuelPrice + kwh * (money.generatorWear ?? 0)
}
