import {
  batteryLoss,
  type CarbonEstimate,
  EMBODIED_PER_BATTERY_KWH,
  EMBODIED_PER_KWP,
  estimateCarbon,
} from '../carbon/estimate-carbon.ts'
import type { GridPlace } from '../carbon/grid-intensity.ts'
import type { BalanceTotals } from '../energy/hour-series.ts'
import type { Home } from '../home/home.ts'
import { t } from '../language/t.ts'
import { arithmetic, computedTerm, type Derivation, type FormulaTerm, sumOf } from './basis/figure.ts'
import type { Plan } from './plan.ts'
import type { PlanFigure } from './plan-figures.ts'

export interface PlanCarbon extends CarbonEstimate {
  /** Figures in order of display. */
  readonly figures: readonly PlanFigure[]
}

/**
 * Separate from the plan, because only one screen shows it.
 * @param home the planned home
 * @returns `null` where the intensity of the grid is unknown
 */
export function computeCarbon(home: Home, plan: Plan): PlanCarbon | null {
  const batteryKwh = home.system.battery?.usableKwh ?? 0
  const estimate = estimateCarbon(
    plan.years.map(({ totals }) => totals),
    gridPlaceOf(home),
    {
      kwp: plan.kwp,
      batteryKwh,
      batteryReplacements: plan.replacements.filter(({ of }) => of === 'battery').length,
    },
    home.tariff.carbonPerKwh,
  )
  return estimate && { ...estimate, figures: buildFigures(estimate, plan, batteryKwh) }
}

export const gridPlaceOf = ({ place, region }: Pick<Home, 'place' | 'region'>): GridPlace => ({
  country: place?.country ?? region.country,
  subdivision: region.subdivision,
  regionName: place?.region,
})

function buildFigures(estimate: CarbonEstimate, plan: Plan, batteryKwh: number): readonly PlanFigure[] {
  const { avoided, avoidedWithTodaysGrid, avoidedWithTrend, embodied, embodiedInReplacements } = estimate
  const making = computedTerm(t('making the system'), embodied.use, 'kg')
  const laterBattery = computedTerm(t('making a new battery'), embodiedInReplacements, 'kg')
  const inYear1 = computedTerm(t('CO₂ avoided in year 1'), avoided, 'kg')
  const net = (label: string, sum: FormulaTerm, value: number): PlanFigure => ({
    label,
    unit: 'kg',
    value: value - embodied.use - embodiedInReplacements,
    ...(embodiedInReplacements > 0 ? arithmetic`${sum} − ${making} − ${laterBattery}` : arithmetic`${sum} − ${making}`),
  })
  return [
    { label: t('CO₂ avoided in year 1'), unit: 'kg', value: avoided, ...deriveAvoided(estimate, plan) },
    { label: t('CO₂ of making the system'), unit: 'kg', value: embodied.use, ...deriveEmbodied(plan, batteryKwh) },
    { label: t('Carbon payback'), unit: 'years', value: estimate.payback, ...arithmetic`${making} ÷ ${inYear1}` },
    net(
      t("Net CO₂ avoided with today's grid"),
      computedTerm(t("avoided in all years with today's grid"), avoidedWithTodaysGrid, 'kg'),
      avoidedWithTodaysGrid,
    ),
    net(
      t("Net CO₂ avoided with the grid's trend"),
      computedTerm(t("avoided in all years with the grid's trend"), avoidedWithTrend, 'kg'),
      avoidedWithTrend,
    ),
  ]
}

function deriveAvoided({ grid }: CarbonEstimate, { years }: Plan): Derivation {
  const totals = years[0]?.totals as BalanceTotals
  const solar = computedTerm(t('solar output'), totals.solar, 'kWh/year')
  const clipped = computedTerm(t('lost at the inverter or export limit'), totals.clipped, 'kWh/year')
  const lost = computedTerm(t('lost in the battery'), batteryLoss(totals), 'kWh/year')
  const intensity: FormulaTerm = {
    name: t('CO₂ of grid electricity'),
    value: grid.value,
    unit: 'g/kWh',
    ...(grid.year === null
      ? { from: { kind: 'yours' }, path: 'tariff.carbonPerKwh' }
      : { from: { kind: 'typical', figure: `${grid.country}.carbon`, asOf: `${grid.year}-12-31` } }),
  }
  if (totals.heat === 0) return arithmetic`(${solar} − ${clipped} − ${lost}) × ${intensity} ÷ 1000`
  const heat = computedTerm(t('hot water instead of fuel'), totals.heat, 'kWh/year')
  return arithmetic`(${solar} − ${clipped} − ${lost} − ${heat}) × ${intensity} ÷ 1000`
}

function deriveEmbodied({ kwp }: Plan, batteryKwh: number): Derivation {
  const size = computedTerm(t('system size'), kwp, 'kWp')
  const perKwp: FormulaTerm = {
    name: t('CO₂ of making 1 kWp'),
    value: EMBODIED_PER_KWP,
    unit: 'kg/kWp',
    from: { kind: 'default', source: 'IEA PVPS Task 12', asOf: '2022-12-31' },
  }
  const panels = arithmetic`${size} × ${perKwp}`
  if (batteryKwh === 0) return panels
  const battery = computedTerm(t('battery size'), batteryKwh, 'kWh')
  const perKwh: FormulaTerm = {
    name: t('CO₂ of making 1 kWh of battery'),
    value: EMBODIED_PER_BATTERY_KWH,
    unit: 'kg/kWh',
    from: { kind: 'default', source: 'Jasper et al., KIT', asOf: '2022-12-31' },
  }
  return sumOf([panels, arithmetic`${battery} × ${perKwh}`])
}
