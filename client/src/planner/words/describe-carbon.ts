import type { CarbonEstimate } from '#shared/carbon/estimate-carbon.ts'
import { findGridIntensity, type GridIntensity } from '#shared/carbon/grid-intensity.ts'
import { countryName } from '#shared/format/names.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** Estimates of carbon have no more than two significant digits. */
const round = (value: number): number => Number(value.toPrecision(2))

const formatMass = (kg: number, region: Region): string => formatFigure(round(kg), 'kg', region)

/** Year 1 and lifetime in one line. @param years of the plan */
export function summarizeCarbon({ avoided, net }: CarbonEstimate, years: number, region: Region): string {
  if (avoided <= 0) return t('This system avoids no CO₂.')
  const values = { first: formatMass(avoided, region), years }
  if (net.high <= 0)
    return t(
      'Avoids {first} of CO₂ in year 1. In {years, plural, one {# year} other {# years}}, it avoids less than making it causes.',
      values,
    )
  if (net.low <= 0)
    return t(
      'Avoids {first} of CO₂ in year 1. In {years, plural, one {# year} other {# years}}, it may avoid less than making it causes.',
      values,
    )
  const high = formatMass(net.high, region)
  if (formatMass(net.low, region) === high)
    return t('Avoids {first} of CO₂ in year 1 and {high} over {years, plural, one {# year} other {# years}}.', {
      ...values,
      high,
    })
  const isInTonnes = round(net.high) >= 1000
  return t('Avoids {first} of CO₂ in year 1 and {low} to {high} over {years, plural, one {# year} other {# years}}.', {
    ...values,
    // The lower end has the unit of the upper one.
    low: isInTonnes ? formatNumber(round(net.low) / 1000, region, 1) : formatNumber(round(net.low), region),
    high,
  })
}

/** @param years of the plan */
export function describeCarbonPayback(
  { embodied, embodiedInReplacements, payback, net }: CarbonEstimate,
  years: number,
  region: Region,
): string {
  const sentences = [
    t('Making this system causes about {mass} of CO₂ ({low} to {high}).', {
      mass: formatMass(embodied.use, region),
      low: formatMass(embodied.low, region),
      high: formatMass(embodied.high, region),
    }),
    payback !== null &&
      (payback <= years
        ? t('It avoids as much in {payback, plural, one {# year} other {# years}}: this is its carbon payback.', {
            payback: round(payback),
          })
        : t('It would need {payback, plural, one {# year} other {# years}} to avoid as much.', {
            payback: round(payback),
          })),
    net.low <= 0 && t('So panels hardly repay the CO₂ of making them here. The cleaner the grid, the less they avoid.'),
    embodiedInReplacements > 0
      ? t('We subtract this from the totals, and {mass} for a new battery.', {
          mass: formatMass(embodiedInReplacements, region),
        })
      : t('We subtract this from the totals.'),
  ]
  return sentences.filter(Boolean).join(' ')
}

export function describeGrid(
  { value, year, trend, country, stateName, isRough }: GridIntensity,
  region: Region,
): string {
  const change = Number(trend.toFixed(3))
  const sentences = [
    year === null
      ? t('The grid today: {grams}\u00A0g of CO₂ per kWh, as you entered.', { grams: formatNumber(value, region) })
      : t('The grid today ({place}, {year}): {grams}\u00A0g of CO₂ per kWh.', {
          place: stateName ?? countryName(country),
          year: String(year),
          grams: formatNumber(round(value), region),
        }),
    isRough && t('Sources differ a lot for this country, so this is a rough figure.'),
    // No trend is known where only the user knows the grid.
    change === 0
      ? findGridIntensity({ country }) && t("The country's grid has hardly changed in 10 years.")
      : t(
          "The country's grid became {change, select, cleaner {cleaner} other {dirtier}} by {share} a year over 10 years. One total keeps today's grid. The other lets this trend go on. The future may differ from both.",
          { change: change < 0 ? 'cleaner' : 'dirtier', share: formatShare(Math.abs(change), region, 1) },
        ),
  ]
  return sentences.filter(Boolean).join(' ')
}
