import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import type { AccuracySection } from './accuracy-section.tsx'
import type { AccuracyFormats } from './figures.ts'

const { batteries } = accuracy.outages

const outagesSection = ({ percent, figure }: AccuracyFormats): AccuracySection => ({
  heading: t('Power outages'),
  intro: t(
    'How long a full battery lasts without sun can be worked out by hand: usable size times efficiency, divided by the load. Our simulation gives the same hours.',
  ),
  table: {
    caption: t('Hours until the battery is empty'),
    columns: [t('Battery'), t('Efficiency'), t('Load'), t('By hand and ours')],
    rows: batteries.map(({ usableKwh, efficiency, kw, hours }) => [
      figure(usableKwh, 'kWh'),
      percent(100 * efficiency, 0),
      figure(kw, 'kW'),
      figure(hours, 'hours'),
    ]),
  },
  remarks: t(
    'No public data says when the grid fails at your home, so outages at unknown times count every hour of the day alike.',
  ),
})

const { cases, tolerance } = accuracy.offGrid

const offGridSection = ({ percent, figure }: AccuracyFormats): AccuracySection => {
  const both = (reference: number, ours: number) =>
    t('{reference} / {ours}', { reference: percent(100 * reference), ours: percent(100 * ours) })
  return {
    heading: t('Homes without a grid'),
    intro: t(
      'We simulate three small systems in Maputo with a battery without losses, as the reference does. Its climate data are not quite ours.',
    ),
    table: {
      caption: t('Share of days: reference / ours'),
      columns: [t('System'), t('Use a day'), t('Battery full'), t('Battery empty')],
      rows: cases.map(({ watts, tilt, batteryKwh, perDay, reference, ours }) => [
        formatFacts([figure(watts, 'W'), `${tilt}°`, figure(batteryKwh, 'kWh')]),
        figure(perDay, 'kWh'),
        both(reference.fullDays, ours.fullDays),
        both(reference.emptyDays, ours.emptyDays),
      ]),
    },
    remarks: t(
      'Our tests fail if we differ by more than {full} of the days for a full battery, {empty} for an empty one, or {lost} of the unused energy. A typical year knows no very dark year: expect at least as many short days as we show.',
      {
        full: percent(100 * tolerance.fullDays),
        empty: percent(100 * tolerance.emptyDays),
        lost: percent(100 * tolerance.lost),
      },
    ),
    source: accuracy.offGrid.source,
  }
}

const { plugIn } = accuracy

const plugInSection = ({ number, signedPercent, figure }: AccuracyFormats): AccuracySection => ({
  heading: t('Plug-in solar on a balcony'),
  intro: t(
    'Use jumps within an hour: a kettle takes more than the kit makes, and a moment later the home takes less. Without these jumps a kit would seem to save more than it does. Our kits hang upright on a balcony in Berlin that faces south, and the home uses {use}.',
    { use: figure(plugIn.use, 'kWh/year') },
  ),
  table: {
    caption: t('Saved in a year (kWh)'),
    columns: [t('Panels'), t('Reference'), t('Ours'), t('Difference'), t('Ours without jumps')],
    rows: plugIn.kits.map(({ watts, saved, smooth, reference }) => [
      figure(watts, 'W'),
      number(reference),
      number(saved),
      signedPercent(100 * (saved / reference - 1)),
      number(smooth),
    ]),
  },
  remarks: t('We chose the share of the use that is steady on these two kits, so this is not a blind test.'),
  source: plugIn.source,
})

const { days, elementKw, load } = accuracy.hotWater

const hotWaterSection = ({ number, signedPercent, figure }: AccuracyFormats): AccuracySection => ({
  heading: t('Hot water heated with surplus'),
  intro: t(
    'If every day had the same clear sky, the surplus could be worked out by hand, as the area under a curve. The home uses {use} all day, the heater takes at most {most}, and a full tank takes no more. Our simulation works in whole hours, so it misses a little.',
    { use: figure(load, 'kW'), most: figure(elementKw, 'kW') },
  ),
  table: {
    caption: t('Heat from surplus each day (kWh)'),
    columns: [t('Solar at noon'), t('Tank'), t('By hand'), t('Ours'), t('Difference')],
    rows: days.map(({ peakKw, tankKwh, heat, ours }) => [
      figure(peakKw, 'kW'),
      number(tankKwh, 2),
      number(heat, 2),
      number(ours, 2),
      signedPercent(100 * (ours / heat - 1)),
    ]),
  },
  remarks: t('On real days clouds come and go within the hour, so a heater that cannot follow them gets less.'),
})

const { selfConsumption } = accuracy

type ErrorPoints = (typeof selfConsumption)['withBattery']['selfConsumption']

const selfConsumptionSection = ({ number, signedNumber }: AccuracyFormats): AccuracySection => {
  const { withoutBattery, withBattery, places } = selfConsumption
  const row = (share: string, { cases, bias, mean, within95, worst }: ErrorPoints) => [
    share,
    number(cases),
    signedNumber(bias),
    number(mean),
    number(within95),
    number(worst),
  ]
  return {
    heading: t('Solar used at home'),
    intro: t(
      'The planner knows the monthly climate of a place, not its hours. It builds a year of dark and bright days from it. Here we compare it with 8,760 hours of real weather at {places, plural, one {# place} other {# places}}, for the same homes and batteries. Errors are in percentage points.',
      { places },
    ),
    table: {
      caption: t('Our shares minus those from real hours'),
      columns: [
        t('Share'),
        t('Homes'),
        t('Average with sign'),
        t('Average without sign'),
        t('95 in 100 are within'),
        t('Largest'),
      ],
      rows: [
        row(t('Solar used at home, no battery'), withoutBattery.selfConsumption),
        row(t('Solar used at home, 5 or 10 kWh battery'), withBattery.selfConsumption),
        row(t('Electricity covered by solar, no battery'), withoutBattery.selfSufficiency),
        row(t('Electricity covered by solar, 5 or 10 kWh battery'), withBattery.selfSufficiency),
      ],
    },
    remarks: [
      t(
        'Errors are largest in the tropics, where days are more alike than we assume. We chose how clouds change the hours on homes like these at 42 places, so this is not a blind test. When you use electricity is another unknown. The planner shows it as a range: it changes the share by up to 8 percentage points.',
      ),
      t(
        'Use also jumps within the hour. Both sides of this comparison leave that out. Your plan counts it if you have no battery and no meter readings, but not in Spain, where each hour is netted. It lowers the solar used at home by 1 to 2 percentage points, and by up to 11 with only a few panels.',
      ),
    ],
    source: selfConsumption.source,
  }
}

const { batteryPlan } = accuracy

const PRICES: Readonly<Record<string, readonly [solarOnly: () => string, fromGrid: () => string]>> = {
  'costly-evening': [() => t('Peak-price evening'), () => t('Peak-price evening, charging from the grid')],
  'cheap-night': [() => t('Cheap-rate night'), () => t('Cheap-rate night, charging from the grid')],
}

const batterySection = ({ percent, figure }: AccuracyFormats): AccuracySection => ({
  heading: t('Battery with prices by time of day'),
  intro: t(
    'No battery knows the weather of tomorrow. Each midnight, ours expects the average of the day before and of a typical day of the month, and plans by the prices of the hours. Here we compare what it saves with what it would save if it knew the whole year. No battery can save more than that. We took {homes, plural, one {# home} other {# homes}} in {places, plural, one {# place} other {# places}}, with a battery of {size}.',
    {
      homes: batteryPlan.homes,
      places: batteryPlan.places,
      size: figure(batteryPlan.batteryKwh, 'kWh'),
    },
  ),
  table: {
    caption: t('Saved, as a share of the most possible'),
    columns: [t('Prices'), t('Average'), t('Lowest')],
    rows: batteryPlan.cases.map(({ prices, chargesFromGrid, mean, least }) => [
      PRICES[prices]?.[chargesFromGrid ? 1 : 0]() ?? prices,
      percent(mean, 0),
      percent(least, 0),
    ]),
  },
  remarks: t(
    'A battery with a good weather forecast saves between the two. If its own plan would cost you money, your plan does not use the battery.',
  ),
})

const { bills, cashFlows } = accuracy.money

const SMALLEST_SHOWN = 0.001

const moneySection = ({ number }: AccuracyFormats): AccuracySection => {
  const difference = (value: number) =>
    value < SMALLEST_SHOWN ? t('less than {limit}', { limit: number(SMALLEST_SHOWN, 3) }) : number(value, 3)
  const plans = t('{plans, plural, one {# plan} other {# plans}}', { plans: cashFlows.cases })
  return {
    heading: t('Bills and cash flows'),
    intro: t(
      'We compare our bills and cash flows with those of another program, for the same home, tariff and prices. The cases cover tiered and time-of-use tariffs, seasons, net metering, net billing, feed-in tariffs, cash, loans and incentives.',
    ),
    table: {
      caption: t('Largest difference from the reference'),
      columns: [t('Figure'), t('Cases'), t('Largest difference')],
      rows: [
        [
          t('Monthly bill (units of the currency)'),
          t('{bills, plural, one {# bill} other {# bills}}, {months, plural, one {# month} other {# months}}', {
            bills: bills.cases,
            months: bills.months,
          }),
          difference(bills.worst),
        ],
        [
          t('Yearly cash flow (units of the currency)'),
          t('{plans, plural, one {# plan} other {# plans}}, {years, plural, one {# year} other {# years}}', {
            plans: cashFlows.cases,
            years: cashFlows.years,
          }),
          difference(cashFlows.worst),
        ],
        [t('Lifetime gain (units of the currency)'), plans, difference(cashFlows.npv)],
        [t('Yearly return (percentage points)'), plans, difference(cashFlows.rate)],
        [t('Cost per solar kWh (cents)'), plans, difference(cashFlows.lcoe)],
      ],
    },
    remarks: t(
      'So our arithmetic is right. That does not tell you how prices will rise, which no one knows. The planner shows what changes if prices rise 2 percentage points faster or slower.',
    ),
    source: accuracy.money.source,
  }
}

/** In the order of the page. */
export const homeSections = [
  selfConsumptionSection,
  batterySection,
  outagesSection,
  offGridSection,
  plugInSection,
  hotWaterSection,
  moneySection,
]
