import { DAYS_OF_YEAR, MONTH_DAYS, sumOf } from '#shared/calendar.ts'
import { formatList } from '#shared/format/list.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { monthName } from '#shared/format/time.ts'
import { nameOfFigure } from '#shared/home/figures.ts'
import { t } from '#shared/language/t.ts'
import type { OffGridRecommendation } from '#shared/plan/kinds/recommend-off-grid.ts'
import type { Region } from '#shared/region.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { CARD_SURFACE } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { tableOf } from '../../../ui/table-of.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultOf, resultValue, usePlan } from '../../engine/plan-store.ts'
import { AnswerRegion, AnswerSentence, FactCard } from '../../page/answer-blocks.tsx'
import { NoAnswer } from '../../page/no-answer.tsx'
import { formatShortDays } from '../../page/plan-summary.tsx'
import { roundTo } from '../../words/verdict-sentence.ts'

interface AnswerProps {
  readonly offGrid: OffGridRecommendation
  readonly region: Region
}

export default function OffGridAnswer() {
  const result = usePlan(resultOf)
  const offGrid = resultValue(usePlan(({ offGrid }) => offGrid))
  const region = useHomeRegion()
  if (result && !offGrid) return <NoAnswer plan={result} />
  if (!offGrid) return <Calculating className="h-64" isAnnounced />
  const answer = { offGrid, region }
  return (
    <>
      <AnswerRegion>
        <AnswerSentence>{writeOffGridSentence(offGrid, region)}</AnswerSentence>
        <Warnings offGrid={offGrid} />
        <KeyFigures {...answer} />
      </AnswerRegion>
      {offGrid.generatorAlone && <GeneratorComparison {...answer} generatorAlone={offGrid.generatorAlone} />}
      <Months {...answer} />
      <Assumptions {...answer} />
    </>
  )
}

/** Price, size and what to expect of it, in one sentence. */
export function writeOffGridSentence(
  { system, meetsTarget, generator }: OffGridRecommendation,
  region: Region,
): string {
  const { panels, kwp, batteryKwh, cost, year } = system
  const shortDays = Math.max(1, Math.round(year.shortDays * DAYS_OF_YEAR))
  const values = {
    panels: formatPanels(panels, region),
    kwp: formatFigure(kwp, 'kWp', region),
    battery: formatFigure(batteryKwh, 'kWh', region),
    cost: formatFigure(roundTo(cost, 2), 'money', region),
    n: shortDays,
    count: formatNumber(shortDays, region),
    share: formatShare(year.shortDays, region, 1),
  }
  if (year.shortDays === 0)
    return generator && year.generatorHours > 0
      ? t(
          '{panels} ({kwp}) and a {battery} battery cost about {cost}. With your generator they cover every day of a typical year.',
          values,
        )
      : t('{panels} ({kwp}) and a {battery} battery cost about {cost} and cover every day of a typical year.', values)
  return meetsTarget
    ? t(
        '{panels} ({kwp}) and a {battery} battery cost about {cost}. Expect to run short on at least {n, plural, one {{count} day} other {{count} days}} a year.',
        values,
      )
    : t(
        'No system on your roof runs short as seldom as you want. {panels} ({kwp}) and a {battery} battery come close, for about {cost}: short on at least {n, plural, one {{count} day} other {{count} days}} a year.',
        values,
      )
}

function Warnings({ offGrid }: Pick<AnswerProps, 'offGrid'>) {
  const { system, fillsRoof, meetsTarget, generator } = offGrid
  const sunless = system.year.sunlessMonths.map((month) => monthName(month))
  const notes = [
    sunless.length > 0 &&
      t('Almost no sun in: {months}. Panels make next to nothing then; a generator or another source has to help.', {
        months: formatList(sunless),
      }),
    fillsRoof && t('The panels fill your roof. With more room, for example on the ground, a smaller battery may do.'),
    !meetsTarget && !generator && t('A generator for the dark weeks may cost less than more panels and batteries.'),
    generator &&
      system.fuelCost === null &&
      t('Without a fuel price we cannot weigh panels against fuel, so we size the panels as if you had no generator.'),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <ul className={classes(CARD_SURFACE, 'grid gap-2 border-sun p-5')}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {!meetsTarget && (
        <li>
          <TextLink href="/plan/sun">{t('Add a roof face or ground area (My Sun)')}</TextLink>
        </li>
      )}
    </ul>
  )
}

function KeyFigures({ offGrid, region }: AnswerProps) {
  const { system, target, shortDaysLater, generator } = offGrid
  const { year } = system
  const figure = (value: number, unit: Parameters<typeof formatFigure>[1]) => formatFigure(value, unit, region)
  const cards = [
    {
      label: t('Price'),
      value: figure(system.cost, 'money'),
      note: t(
        "Panels and battery, installed. Over {years} with maintenance, replacements and priced fuel: {lifetime}, in today's money.",
        {
          years: figure(offGrid.years, 'years'),
          lifetime: figure(roundTo(system.lifetimeCost, 2), 'money'),
        },
      ),
    },
    {
      label: t('Days that run short'),
      value: formatShortDays(year.shortDays, region),
      note: t('Your limit: {target}. After 10 years, with older panels and battery: {later}. A dark year has more.', {
        target: formatShare(target.value, region, 1),
        later: formatShortDays(shortDaysLater, region),
      }),
    },
    {
      label: t('Solar output'),
      value: figure(year.solar, 'kWh/year'),
      note: t('You use {use} of your solar and generator power. {lost} a year stay unused.', {
        use: figure(year.served, 'kWh/year'),
        lost: figure(Math.round(year.lost), 'kWh'),
      }),
    },
    ...(generator
      ? [
          {
            label: t('Generator'),
            value: figure(year.fuel, 'l'),
            note: describeFuel(
              figure(Math.round(year.generatorHours), 'hours'),
              system.fuelCost === null ? null : figure(roundTo(system.fuelCost, 2), 'money/year'),
            ),
          },
        ]
      : [
          {
            label: t('Battery'),
            value: figure(system.batteryKwh, 'kWh'),
            note: t('Usable size: about {days} of your use.', {
              days: t('{n, plural, one {{count} day} other {{count} days}}', {
                n: Number(daysOfUse(offGrid).toFixed(1)),
                count: formatNumber(daysOfUse(offGrid), region, 1),
              }),
            }),
          },
        ]),
  ]
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ label, value, note }) => (
        <FactCard
          key={label}
          label={label}
          value={
            <strong className="block text-[clamp(1.75rem,1.3rem+1.5vw,2.375rem)] leading-tight font-extrabold">
              {value}
            </strong>
          }
          note={note}
        />
      ))}
    </dl>
  )
}

const describeFuel = (hours: string, cost: string | null): string =>
  cost === null
    ? t('Fuel a year, for {hours} of running.', { hours })
    : t('Fuel a year, for {hours} of running. Fuel and wear cost {cost}.', { hours, cost })

/** Days of use that the battery holds. */
function daysOfUse({ system: { batteryKwh, year } }: OffGridRecommendation): number {
  const days = sumOf(year.months.map(({ use }, month) => (use > 0 ? (MONTH_DAYS[month] as number) : 0)))
  return (batteryKwh * days) / year.use
}

type GeneratorAlone = NonNullable<OffGridRecommendation['generatorAlone']>

function GeneratorComparison({ offGrid, region, generatorAlone }: AnswerProps & { generatorAlone: GeneratorAlone }) {
  const { system, years } = offGrid
  const money = (value: number | null, unit: 'money' | 'money/year') =>
    formatFigure(value === null ? null : roundTo(value, 2), unit, region)
  return (
    <CardSection heading={t('Compared with the generator alone')}>
      <FigureTable
        caption={t('Fuel a year, and what each costs. The price of the generator itself is not counted.')}
        columns={[t('In a typical year'), t('Generator alone'), t('Panels, battery, generator')]}
        rows={[
          [t('Price today'), money(0, 'money'), money(system.cost, 'money')],
          [
            t('Fuel a year'),
            formatFigure(generatorAlone.fuel, 'l', region),
            formatFigure(system.year.fuel, 'l', region),
          ],
          [
            t('Cost of fuel and wear'),
            money(generatorAlone.fuelCost, 'money/year'),
            money(system.fuelCost, 'money/year'),
          ],
          [
            t("Total over {years}, in today's money", { years: formatFigure(years, 'years', region) }),
            money(generatorAlone.lifetimeCost, 'money'),
            money(system.fuelCost === null ? null : system.lifetimeCost, 'money'),
          ],
          [
            t('Days that run short'),
            formatShortDays(generatorAlone.shortDays, region),
            formatShortDays(system.year.shortDays, region),
          ],
        ]}
      />
    </CardSection>
  )
}

function Months({ offGrid, region }: AnswerProps) {
  const { months } = offGrid.system.year
  const kwh = (value: number) => formatNumber(value, region)
  const hasGenerator = offGrid.generator !== null
  return (
    <CardSection heading={t('Month by month')}>
      <FigureTable
        caption={t('In kWh, in a typical year')}
        {...tableOf(months, [
          [t('Month'), (_, month) => monthName(month)],
          [t('Solar'), ({ solar }) => kwh(solar)],
          [t('Use'), ({ use }) => kwh(use)],
          [t('Missing'), ({ missing }) => kwh(missing)],
          hasGenerator && [t('From generator'), ({ generator }) => kwh(generator)],
          [t('Short days'), ({ shortDays }, month) => kwh(shortDays * (MONTH_DAYS[month] as number))],
        ])}
      />
    </CardSection>
  )
}

/** Defaults used, with their sources. */
function Assumptions({ offGrid, region }: AnswerProps) {
  return (
    <Disclosure title={t('What we assumed')} printsOpen>
      <ul className="grid gap-2">
        {offGrid.assumed.map(({ path, value, unit, from }) => (
          <li key={path}>
            {t('{label}: {value}', { label: nameOfFigure(path.split('.')), value: formatFigure(value, unit, region) })}
            {from.kind === 'default' && <span className="block text-note text-soft">{from.source}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {t('Grants are not counted: most require a grid.')}{' '}
        <TextLink href="/accuracy">{t('How we checked our model')}</TextLink>
      </p>
    </Disclosure>
  )
}
