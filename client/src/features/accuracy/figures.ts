import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, type Unit } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { useRegion } from '../../home/region.ts'

interface Count {
  readonly cases: number
  readonly hold: number
}

export type AccuracyFormats = ReturnType<typeof useAccuracyFormats>

/** Formats of the figures of `accuracy.json`, whose shares are in percent. */
export function useAccuracyFormats() {
  const region = useRegion()
  const number = (value: number, digits = 1) => formatNumber(value, region, digits)
  const percent = (value: number, digits = 1) => formatShare(value / 100, region, digits)
  const signOf = (value: number) => (value > 0 ? '+' : '')
  /** `8 of 8` */
  const count = ({ cases, hold }: Count) => t('{part} of {total}', { part: number(hold), total: number(cases) })
  return {
    number,
    percent,
    count,
    figure: (value: number, unit: Unit) => formatFigure(value, unit, region),
    signedNumber: (value: number) => `${signOf(value)}${number(value)}`,
    signedPercent: (value: number) => `${signOf(value)}${percent(value)}`,
    /** `43 of 48 (90%)` */
    countAndShare: ({ cases, hold }: Count) =>
      t('{count} ({share})', { count: count({ cases, hold }), share: percent((100 * hold) / cases, 0) }),
  }
}

const ROOF_KINDS: Readonly<Record<string, () => string>> = {
  roofTowardsEquator: () => t('Roof facing the equator'),
  rackTowardsEquator: () => t('Open frame facing the equator'),
  roofEast: () => t('Roof facing east'),
  roofTowardsPole: () => t('Roof facing away from the equator'),
  wallTowardsEquator: () => t('Wall facing the equator'),
  horizontal: () => t('Flat ground'),
}

export const formatRoofKind = (kind: string) => ROOF_KINDS[kind]?.() ?? kind

/** Names in `accuracy.json` that differ in other languages. */
const NAMES: Readonly<Record<string, () => string>> = {
  'Piedmont, Italy': () => t('Piedmont, Italy'),
  'Catalonia, Spain': () => t('Catalonia, Spain'),
  'Madrid, Spain': () => t('Madrid, Spain'),
  'South-eastern Turkey': () => t('South-eastern Turkey'),
  'Thionville, France': () => t('Thionville, France'),
  'HTW Berlin, simulator of plug-in solar kits, as quoted by Business Insider, July 2023': () =>
    t('HTW Berlin, simulator of plug-in solar kits, as quoted by Business Insider, July 2023'),
  'PVGIS 5.3, tool SHScalc, SARAH3 2005–2023 (© European Union)': () =>
    t('PVGIS 5.3, tool SHScalc, SARAH3 2005–2023 (© European Union)'),
  'NIWA typical year': () => t('NIWA typical year'),
  'PVGIS 5.3 typical year 2005–2023 (© European Union)': () => t('PVGIS 5.3 typical year 2005–2023 (© European Union)'),
  'PVGIS 5 (© European Union), satellite years as named': () =>
    t('PVGIS 5 (© European Union), satellite years as named'),
  "NREL's SSC engine (PVWatts V8, NREL/ssc@e97a19f8, BSD-3-Clause), run on public typical-year weather files": () =>
    t("NREL's SSC engine (PVWatts V8, NREL/ssc@e97a19f8, BSD-3-Clause), run on public typical-year weather files"),
  'NREL SSC, the engine of the System Advisor Model (BSD-3-Clause): utilityrate5 for bills, cashloan for cash flows':
    () =>
      t(
        'NREL SSC, the engine of the System Advisor Model (BSD-3-Clause): utilityrate5 for bills, cashloan for cash flows',
      ),
  'NREL SSC, the engine of the System Advisor Model, commit e97a19f8 (BSD-3-Clause), module pvwattsv8, on public typical-year weather (TMY3 and SWERA: public; PVGIS 5.3 TMY: (c) European Union, free to use); battery by the self-consumption rule':
    () =>
      t(
        'NREL SSC, the engine of the System Advisor Model, commit e97a19f8 (BSD-3-Clause), module pvwattsv8, on public typical-year weather (TMY3 and SWERA: public; PVGIS 5.3 TMY: (c) European Union, free to use); battery by the self-consumption rule',
      ),
}

export const formatName = (name: string) => NAMES[name]?.() ?? name
