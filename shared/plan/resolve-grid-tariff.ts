import type { DaylightSavingPeriod } from '../calendar.ts'
import { createMeter, type TariffMeter } from '../finance/meter.ts'
import { ALL_HOURS, type FeedIn, type Schedule } from '../finance/tariff.ts'
import type { ExportCharges, ResolvedSolarCharges } from '../home/bill-charges.ts'
import type { IsoDate } from '../home/field-schemas.ts'
import type { Home } from '../home/home.ts'
import { resolveExportTerms } from '../home/selling.ts'
import type { AssumptionLog } from './basis/assumption-log.ts'
import { reportErrorsAt, requireFigure } from './basis/plan-result.ts'

/** Tariff in the form of the billing engine. */
export interface GridTariff {
  readonly meter: TariffMeter
  readonly solarCharges: ResolvedSolarCharges
  /** Minimum bill of a month with solar [money]. */
  readonly minimumWithSolar: number
  readonly exportCharges: ExportCharges
  /** Export is paid a share of the import price. */
  readonly exportFollowsImportPrice: boolean
  /** Rate in the first year [money/kWh]; `null` with net metering or without a single rate. */
  readonly exportRate: number | null
}

export function resolveGridTariff(
  { tariff }: Pick<Home, 'tariff'>,
  kwp: number,
  start: IsoDate,
  daylightSaving: DaylightSavingPeriod | null,
  assumptions: AssumptionLog,
): GridTariff {
  const { name: _, buying, selling, exportLimit: __, carbonPerKwh: ___, solarCharges = {}, ...charges } = tariff
  const { periods, weekday, weekend = weekday, ...blockUnit } = requireFigure('tariff.buying', buying)
  if (!selling) assumptions.missing.add('tariff.selling')
  const {
    sell,
    metering,
    feedIn = [],
    exportCostPerKwh = 0,
    chargePerMonth = 0,
    deduction = null,
  } = resolveExportTerms(selling ?? { kind: 'nothing' }, {
    kwp,
    start,
    requireOrZero: (path, stated) => assumptions.resolveOrZero(path, stated, 'money/kWh').value,
  })
  const hasOneRate = typeof sell === 'number'
  const meter = reportErrorsAt(homePathOf, () =>
    createMeter(
      {
        ...charges,
        ...blockUnit,
        periods: periods.map(({ blocks }) => ({
          blocks: blocks.map(({ upTo, price }) => ({
            upTo,
            buy: price,
            sell: hasOneRate ? sell : price * sell.ofImportPrice,
          })),
        })),
        weekday: parseSchedule(weekday),
        weekend: parseSchedule(weekend),
        metering,
        feedIn,
      },
      daylightSaving,
    ),
  )
  return {
    meter,
    solarCharges: {
      perMonth:
        (solarCharges.perMonth ?? 0) + (solarCharges.perKw === undefined ? chargePerMonth : solarCharges.perKw * kwp),
      perKwh: solarCharges.perKwh ?? 0,
    },
    minimumWithSolar: Math.max(charges.minimumPerMonth ?? 0, solarCharges.minimumPerMonth ?? 0),
    exportCharges: { perKwh: exportCostPerKwh, deduction },
    exportFollowsImportPrice: !hasOneRate,
    exportRate: meter.isNetted || !hasOneRate ? null : rateInYearOne(feedIn[0], sell),
  }
}

const rateInYearOne = ({ price, share = 1 }: FeedIn = { price: 0, untilYear: 1, share: 0 }, sell: number) =>
  share * price + (1 - share) * sell

const parseSchedule = (months: readonly string[] | undefined): Schedule =>
  months?.map((hours) => Array.from(hours, (period) => Number.parseInt(period, 36))) ?? ALL_HOURS

/** The home's figure of a field of the billing engine. */
function homePathOf(field: string): string {
  if (/^(fixed|demand|minimum)Per/.test(field)) return `tariff.${field}`
  return field.endsWith('.blocks') ? `tariff.buying.${field}` : 'tariff.selling'
}
