import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import type { AccuracySection } from './accuracy-section.tsx'
import type { AccuracyFormats } from './figures.ts'

const { batteries } = accuracy.outages

export const outagesSection = ({ percent, figure }: AccuracyFormats): AccuracySection => ({
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
  remarks: [
    t(
      'No public data says when the grid fails at your home, so outages at unknown times count every hour of the day alike.',
    ),
  ],
})

const { source, cases, tolerance } = accuracy.offGrid

export const offGridSection = ({ percent, figure }: AccuracyFormats): AccuracySection => {
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
    remarks: [
      t(
        'Our tests fail if we differ by more than {full} of the days for a full battery, {empty} for an empty one, or {lost} of the unused energy. A typical year knows no very dark year: expect at least as many short days as we show.',
        {
          full: percent(100 * tolerance.fullDays),
          empty: percent(100 * tolerance.emptyDays),
          lost: percent(100 * tolerance.lost),
        },
      ),
    ],
    source: source,
  }
}

const { plugIn } = accuracy

export const plugInSection = ({ number, signedPercent, figure }: AccuracyFormats): AccuracySection => ({
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
  remarks: [t('We chose the share of the use that is steady on these two kits, so this is not a blind test.')],
  source: plugIn.source,
})

const { days, elementKw, load } = accuracy.hotWater

export const hotWaterSection = ({ number, signedPercent, figure }: AccuracyFormats): AccuracySection => ({
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
  remarks: [t('On real days clouds come and go within the hour, so a heater that cannot follow them gets less.')],
})
