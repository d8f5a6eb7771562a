import { useState } from 'react'
import { coverageLevel } from '#shared/energy/backup.ts'
import { formatShare, NO_VALUE } from '#shared/format/number.ts'
import { formatFigure, type Unit } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { type AnswerFigures, answerFigures } from '#shared/plan/answer-figures.ts'
import type { OutageComparison, OutageOption, OutageOptionName } from '#shared/plan/kinds/compare-outage-options.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Card, CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { formatHourOfDay } from '../../fields/hours-of-day.ts'
import { Comparison } from '../../page/comparison.tsx'
import { MissingFigures } from '../../page/missing-figures.tsx'
import { formatBillWithPeriod } from '../../words/format-bill.ts'
import { roundTo } from '../../words/verdict-sentence.ts'
import { FuelPriceField } from '../generator-section.tsx'

const OPTION_LABELS: Readonly<Record<OutageOptionName, () => string>> = {
  solar: () => t('Solar without a battery'),
  generator: () => t('Generator alone'),
  battery: () => t('Battery alone'),
  'solar-battery': () => t('Solar and battery'),
  'solar-battery-generator': () => t('Solar, battery and generator'),
}

/** Above the grid's answer: what serves the home while the grid is away. */
export default function OutagesAnswer() {
  const outages = usePlan(({ outages }) => outages)
  const region = useHomeRegion()
  if (!outages) return <Calculating className="h-64" isAnnounced />
  // The grid's answer below asks for the same figures.
  if (outages.kind === 'missing') return null
  if (outages.kind === 'fault') {
    return (
      <Card>
        <h2 className="text-xl">{t('Power outages')}</h2>
        {outages.field === 'outages.hoursPerDay' ? (
          <MissingFigures figures={[outages.field]} className="mt-4" />
        ) : (
          <p className="mt-4 font-semibold text-danger">{outages.message}</p>
        )}
      </Card>
    )
  }
  return (
    <>
      <OutageOptions comparison={outages.value} region={region} />
      <Coverage comparison={outages.value} region={region} />
    </>
  )
}

interface OutagesProps {
  readonly comparison: OutageComparison
  readonly region: Region
}

function OutageOptions({ comparison, region }: OutagesProps) {
  const { options, shed, servesAppliances, batteryKwh } = comparison
  const { plan, home } = usePlanAnswer()
  const runsWithoutGrid = useHome(({ outages }) => outages?.runsWithoutGrid ?? true)
  const rows = listRows(
    options,
    region,
    plan &&
      home && {
        ...answerFigures(home, plan),
        perKwh: (plan.figures.billBefore.value ?? 0) / plan.energy.totals.use,
      },
  )
  const isAssumed = useHome(({ system }) => system.backup.length === 0) && servesAppliances
  const used = formatFigure(Math.round(shed), 'kWh', region)
  return (
    <CardSection heading={t('Power outages: what keeps the lights on')}>
      <p role="status" className="text-xl leading-snug font-bold text-balance">
        {writeOutageSentence(comparison, region)}
      </p>
      {isAssumed && (
        <p className="mt-3">
          {tRich(
            'We do not know your use in kWh yet, so we count a refrigerator, lights and internet. <link>Choose what you want to keep running (My Home)</link>',
            { link: (text) => <TextLink href="/plan/home#system.backup">{text}</TextLink> },
          )}
        </p>
      )}
      <p className="mt-3">
        {servesAppliances
          ? isAssumed
            ? t('They need {kwh} a year in outages.', { kwh: used })
            : t('Your chosen appliances need {kwh} a year in outages.', { kwh: used })
          : t('Your home needs {kwh} a year in outages.', { kwh: used })}{' '}
        {t(
          'Solar without a battery switches off with the grid: it serves nothing in an outage. So your bill with solar counts only the hours with power.',
        )}{' '}
        {batteryKwh > 0 &&
          plan &&
          t(
            'Charging the battery is not on the bill: we show what it costs from the grid at your average price. The sun may do a part of it.',
          )}{' '}
        {!runsWithoutGrid && t('Your inverter needs the grid too, so your battery does not help in an outage.')}{' '}
        {writeFuelSentence(comparison, region)}
      </p>
      <div className="mt-5">
        <Comparison
          label={t('{title}: table', { title: t('Power outages') })}
          corner={t('In a typical year')}
          rows={rows}
          options={options}
          nameOf={({ name }) => OPTION_LABELS[name]()}
          heading="h3"
          isSparse
        />
      </div>
      {comparison.generator && (
        <div className="mt-5 sm:w-1/2">
          <FuelPriceField />
        </div>
      )}
    </CardSection>
  )
}

interface Row {
  readonly label: string
  readonly value: (option: OutageOption) => string
}

interface Bills extends Pick<AnswerFigures, 'period' | 'billBefore' | 'billAfter'> {
  /** Average price [money/kWh]. */
  readonly perKwh: number
}

/**
 * Rows of prices once any is known.
 * @param bills of the plan. The battery waits for outages, and does not change them: what charges it has a row of its own, in
 * full, though the sun may do a part of it.
 */
function listRows(options: readonly OutageOption[], region: Region, bills: Bills | undefined): readonly Row[] {
  const isPositive = (value: number | null) => value === null || value > 0
  const figure = (value: number | null, unit: Unit) =>
    isPositive(value) ? formatFigure(value, unit, region) : NO_VALUE
  const rough = (money: number | null) => (money === null ? null : roundTo(money, 2))
  const rows: readonly (Row | false)[] = [
    { label: t('Covered in outages'), value: ({ servedShare }) => formatShare(servedShare ?? 0, region) },
    options.some(({ price }) => price !== null && price > 0) && {
      label: t('Panels and battery'),
      value: ({ price }) => figure(rough(price), 'money'),
    },
    { label: t('Fuel a year'), value: ({ fuel }) => figure(fuel, 'l') },
    { label: t('Cost of fuel and wear'), value: ({ fuelCost }) => figure(rough(fuelCost), 'money/year') },
    {
      label: t('Generator runs'),
      value: ({ generatorHours }) =>
        isPositive(generatorHours) ? formatFigure(Math.round(generatorHours), 'hours', region) : NO_VALUE,
    },
    { label: t('To charge the battery'), value: ({ charged }) => figure(charged, 'kWh/year') },
    bills !== undefined && {
      label: t('Cost of charging it'),
      value: ({ charged }) => figure(rough(charged * bills.perKwh), 'money/year'),
    },
    bills !== undefined && {
      label: t('Your bill'),
      value: ({ name }) =>
        formatBillWithPeriod(name.startsWith('solar') ? bills.billAfter : bills.billBefore, bills.period, region),
    },
  ]
  return rows.filter((row) => row !== false)
}

/** The best of the options without fuel, and what it saves of the generator's. */
export function writeOutageSentence({ options, batteryKwh }: OutageComparison, region: Region): string {
  const find = (name: OutageOptionName) => options.find((option) => option.name === name)
  const [battery, both, generator] = [find('battery'), find('solar-battery'), find('generator')]
  if (!battery || !both) return t('Solar without a battery does nothing in an outage. Add a battery on My System.')
  const values = {
    size: formatFigure(batteryKwh, 'kWh', region),
    battery: formatShare(battery.servedShare ?? 0, region),
    both: formatShare(both.servedShare ?? 0, region),
  }
  return generator
    ? t(
        'A {size} battery covers {battery} of your outages, with solar {both}. The generator alone burns {fuel} a year.',
        {
          ...values,
          fuel: formatFigure(generator.fuel, 'l', region),
        },
      )
    : t('A {size} battery covers {battery} of your outages, with solar {both}.', values)
}

/** The verdict counts bills; the fuel that solar and battery replace is not on them. */
function writeFuelSentence({ options }: OutageComparison, region: Region): string {
  const find = (name: OutageOptionName) => options.find((option) => option.name === name)
  const [alone, together] = [find('generator'), find('solar-battery-generator')]
  if (!alone || !together) return ''
  const fuel = formatFigure(alone.fuel - together.fuel, 'l', region)
  return alone.fuelCost === null || together.fuelCost === null
    ? t('Solar and battery save {fuel} of fuel a year. The verdict below does not count it.', { fuel })
    : t('Solar and battery save {fuel} of fuel a year, {money}. The verdict below does not count it.', {
        fuel,
        money: formatFigure(roundTo(alone.fuelCost - together.fuelCost, 2), 'money', region),
      })
}

const LEVEL_MARKS = { 'nine-in-ten': '●', half: '◐', fewer: '○' } as const
const LEVEL_LABELS = {
  'nine-in-ten': () => t('covered on 9 in 10 days or more'),
  half: () => t('covered on half of the days or more'),
  fewer: () => t('covered on fewer days'),
} as const

/** The marks differ by shape, so that the table reads without color. */
function Coverage({ comparison, region }: OutagesProps) {
  const options = comparison.options.filter(({ name }) => name !== 'solar')
  const preferred = options.find(({ name }) => name === 'solar-battery') ?? options[0]
  const [chosen, setChosen] = useState<OutageOptionName>()
  const option = options.find(({ name }) => name === chosen) ?? preferred
  if (!option) return null
  const labels = Object.fromEntries(options.map(({ name }) => [name, OPTION_LABELS[name]()]))
  return (
    <CardSection heading={t('Covered by month and hour')}>
      <RadioChips
        label={t('Covered by')}
        options={labels as Partial<Record<OutageOptionName, string>>}
        value={option.name}
        onValue={setChosen}
        className="print:hidden"
      />
      <ul className="mt-4 mb-3 grid gap-x-6 sm:flex">
        {(Object.keys(LEVEL_MARKS) as (keyof typeof LEVEL_MARKS)[]).map((level) => (
          <li key={level}>
            <span aria-hidden="true">{LEVEL_MARKS[level]}</span> {LEVEL_LABELS[level]()}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section aria-label={t('Covered by month and hour: table')} tabIndex={0} className="scroll-hint overflow-x-auto">
        <table className="text-center text-sm">
          <thead>
            <tr>
              <td />
              {option.coverage.map((_, month) => (
                <th key={monthName(month)} scope="col" className="px-1 font-semibold">
                  <abbr title={monthName(month)} className="no-underline">
                    {monthName(month, 'narrow')}
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
              <tr key={hour} className="border-t border-line">
                <th scope="row" className="pe-2 text-right font-semibold whitespace-nowrap">
                  {formatHourOfDay(hour, region)}
                </th>
                {option.coverage.map((hours, month) => (
                  <CoverageCell key={monthName(month)} share={hours[hour] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </CardSection>
  )
}

function CoverageCell({ share }: { share: number | null }) {
  if (share === null) return <td className="text-soft">–</td>
  const level = coverageLevel(share)
  return (
    <td className="px-1">
      <span aria-hidden="true">{LEVEL_MARKS[level]}</span>
      <span className="sr-only">{LEVEL_LABELS[level]()}</span>
    </td>
  )
}
