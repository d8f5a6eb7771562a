import { useState } from 'react'
import { coverageLevel } from '#shared/energy/backup.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import type { OutageComparison, OutageOption, OutageOptionName } from '#shared/home/plan/compare-outage-options.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { Card, CardSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { resultValue, usePlan } from '../engine/plan-store.ts'
import { formatHourOfDay } from '../home/hours-of-day.ts'
import { useHomeRegion } from '../home-region.ts'
import { MissingFigures } from '../missing-figures.tsx'

const OPTION_LABELS: Readonly<Record<OutageOptionName, () => string>> = {
  solar: () => t('Solar without a battery'),
  generator: () => t('Generator alone'),
  battery: () => t('Battery alone'),
  'solar-battery': () => t('Solar and battery'),
  'solar-battery-generator': () => t('Solar, battery and generator'),
}

/** Above the grid's answer: what serves the home while the grid is away. */
export default function OutagesAnswer() {
  const hasPlace = useHome(({ place }) => place !== undefined)
  const outages = usePlan(({ outages }) => outages)
  const region = useHomeRegion()
  if (!hasPlace) return null
  if (!outages) return <Skeleton className="h-64" />
  if (outages.kind !== 'answer') {
    return (
      <Card>
        <h2 className="text-xl">{t('Power outages')}</h2>
        {outages.kind === 'missing' ? (
          <MissingFigures figures={outages.figures} className="mt-4" />
        ) : outages.field === 'outages.hoursPerDay' ? (
          <MissingFigures figures={[outages.field]} className="mt-4" />
        ) : (
          <p className="mt-4 font-semibold text-danger">{outages.message}</p>
        )}
      </Card>
    )
  }
  return (
    <>
      <Comparison comparison={outages.value} region={region} />
      <Coverage comparison={outages.value} region={region} />
    </>
  )
}

interface ComparisonProps {
  readonly comparison: OutageComparison
  readonly region: Region
}

function Comparison({ comparison, region }: ComparisonProps) {
  const { options, shed, servesAppliances } = comparison
  const plan = resultValue(usePlan(({ plan }) => plan))
  const runsWithoutGrid = useHome(({ outages }) => outages?.runsWithoutGrid ?? true)
  const rows = listRows(region, plan && { before: plan.figures.billBefore.value, after: plan.figures.billAfter.value })
  const used = formatFigure(Math.round(shed), 'kWh', region)
  return (
    <CardSection heading={t('Power outages: what keeps the lights on')}>
      <p role="status" className="text-xl leading-snug font-bold text-balance">
        {writeOutageSentence(comparison, region)}
      </p>
      <p className="mt-3">
        {servesAppliances
          ? t('Your chosen appliances need {kwh} a year in outages.', { kwh: used })
          : t('Your home needs {kwh} a year in outages.', { kwh: used })}{' '}
        {t(
          'Solar without a battery switches off with the grid: it serves nothing in an outage. So your bill with solar counts only the hours with power.',
        )}{' '}
        {!runsWithoutGrid && t('Your inverter needs the grid too, so your battery does not help in an outage.')}
      </p>
      <ul className="mt-5 grid gap-3 md:hidden">
        {options.map((option) => (
          <li key={option.name} className={BOX}>
            <h3 className="font-strong">{OPTION_LABELS[option.name]()}</h3>
            <dl className="mt-2 grid gap-1">
              {rows.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-soft">{label}</dt>
                  <dd className="font-bold">{value(option)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="mt-5 max-md:hidden">
        <FigureTable
          label={t('{title}: table', { title: t('Power outages') })}
          columns={[t('In a typical year'), ...options.map(({ name }) => OPTION_LABELS[name]())]}
          rows={rows.map(({ label, value }) => [label, ...options.map(value)])}
        />
      </div>
    </CardSection>
  )
}

interface Row {
  readonly label: string
  readonly value: (option: OutageOption) => string
}

/** @param bill of a year, without and with solar; the battery waits for outages and changes neither */
function listRows(
  region: Region,
  bill: { readonly before: number | null; readonly after: number | null } | undefined,
): readonly Row[] {
  const perMonth = (amount: number | null | undefined) =>
    formatFigure(amount === null || amount === undefined ? null : Math.round(amount / 12), 'money/month', region)
  return [
    { label: t('Covered in outages'), value: ({ servedShare }) => formatShare(servedShare ?? 0, region) },
    {
      label: t('Panels and battery'),
      value: ({ price }) => formatFigure(price === null ? null : Number(price.toPrecision(2)), 'money', region),
    },
    { label: t('Fuel a year'), value: ({ fuel }) => formatFigure(fuel, 'l', region) },
    {
      label: t('Cost of fuel and wear'),
      value: ({ fuelCost }) =>
        formatFigure(fuelCost === null ? null : Number(fuelCost.toPrecision(2)), 'money/year', region),
    },
    {
      label: t('Generator runs'),
      value: ({ generatorHours }) => formatFigure(Math.round(generatorHours), 'hours', region),
    },
    { label: t('To charge the battery'), value: ({ charged }) => formatFigure(charged, 'kWh/year', region) },
    {
      label: t('Your bill'),
      value: ({ name }) => perMonth(name.startsWith('solar') ? bill?.after : bill?.before),
    },
  ]
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

const LEVEL_MARKS = { 'nine-in-ten': '●', half: '◐', fewer: '○' } as const
const LEVEL_LABELS = {
  'nine-in-ten': () => t('covered on 9 in 10 days or more'),
  half: () => t('covered on half of the days or more'),
  fewer: () => t('covered on fewer days'),
} as const

/** The marks differ by shape, so that the table reads without color. */
function Coverage({ comparison, region }: ComparisonProps) {
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
      <section aria-label={t('Covered by month and hour: table')} tabIndex={0} className="overflow-x-auto">
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
