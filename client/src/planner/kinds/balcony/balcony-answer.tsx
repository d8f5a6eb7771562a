import type { ComponentProps } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels, formatYears } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t, tData } from '#shared/language/t.ts'
import type { KitOutcome } from '#shared/plan/kinds/compare-kits.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { compassWords } from '#shared/solar/compass.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { KeyFigure } from '../../../ui/key-figure.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { resultValue, usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { FigureSource, ReadingSource } from '../../fields/figure-source.tsx'
import { AnswerRegion, AnswerSentence, FactCard } from '../../page/answer-blocks.tsx'
import { NoAnswer } from '../../page/no-answer.tsx'
import { findStep } from '../../page/steps.ts'
import { describeDerivedUse } from '../../words/describe-home.ts'
import { describeVerdictPayback } from '../../words/format-payback.ts'
import { KitPriceField } from './kit-price-field.tsx'

/** What a plug-in kit saves, when it pays for itself, and what to check before buying one. */
export default function BalconyAnswer() {
  const kits = usePlan(({ kits }) => kits)
  const { plan, home } = usePlanAnswer()
  if (kits && kits.kind !== 'answer') return <NoAnswer plan={kits} />
  const kit = kits?.value.find(({ panels }) => panels === home?.system.arrays[0]?.panels)
  if (!kits || !home || !kit) return <Calculating className="h-64" isAnnounced />
  return (
    <>
      <AnswerRegion>
        <VerdictSentence home={home} kit={kit} plan={plan} />
        <KitCards home={home} kit={kit} kits={kits.value} plan={plan} />
      </AnswerRegion>
      <SizesSection kits={kits.value} chosen={kit} />
      <ChecksSection />
      <AssumptionsSection home={home} kit={kit} plan={plan} />
    </>
  )
}

interface KitProps {
  readonly home: Home
  readonly kit: KitOutcome
  /** Absent without a price of the kit. */
  readonly plan: Plan | undefined
}

function VerdictSentence({ home, kit, plan }: KitProps) {
  const region = useHomeRegion()
  const verdict = resultValue(usePlan(({ outlook }) => outlook))?.verdict
  const panels = formatPanels(kit.panels, region)
  const saving = formatFigure(kit.savedMoney, 'money', region)
  const { price } = home.balcony ?? {}
  const sentences =
    price === undefined
      ? [
          t('A plug-in kit of {panels} saves about {saving} a year.', { panels, saving }),
          t('Enter its price to see when it pays for itself.'),
        ]
      : [
          t('A plug-in kit of {panels} for {price} saves about {saving} a year.', {
            panels,
            price: formatFigure(price, 'money', region),
            saving,
          }),
          plan && verdict
            ? describeVerdictPayback(verdict, plan.years.length, region)
            : t('Working out how sure we can be…'),
        ]
  return <AnswerSentence>{sentences.join(' ')}</AnswerSentence>
}

function KitCards({ home, kit, kits, plan }: KitProps & { kits: readonly KitOutcome[] }) {
  const region = useHomeRegion()
  const [first, second] = kits
  const money = (amount: number) => formatFigure(amount, 'money', region)
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <FactCard
        label={t('You save')}
        value={<KeyFigure value={formatFigure(kit.savedMoney, 'money/year', region)} />}
        note={t('{energy} that you no longer buy.', { energy: formatFigure(kit.saved, 'kWh/year', region) })}
      />
      <FactCard
        label={t('The kit makes')}
        value={<KeyFigure value={formatFigure(kit.production, 'kWh/year', region)} />}
        note={t(
          '{energy} of it goes to the grid, because you do not use it in the same moment. We count no payment for it.',
          {
            energy: formatFigure(Math.round(kit.production - kit.saved), 'kWh', region),
          },
        )}
      />
      {first && second && (
        <FactCard
          label={t('A second panel adds')}
          value={<KeyFigure value={formatFigure(second.savedMoney - first.savedMoney, 'money/year', region)} />}
          note={t(
            'The first panel saves {amount} a year. Each one after it saves less, because more goes to the grid.',
            {
              amount: money(first.savedMoney),
            },
          )}
        />
      )}
      <PriceCard home={home} kit={kit} plan={plan} />
    </dl>
  )
}

/** The field stays while the user types. */
function PriceCard({ home, kit, plan }: KitProps) {
  const region = useHomeRegion()
  const { price } = home.balcony ?? {}
  const costFor = (years: number) => formatFigure(years * kit.savedMoney, 'money', region)
  const unpriced = {
    label: t('What a kit may cost'),
    value: <KeyFigure value={costFor(SHORT_PAYBACK)} />,
    note: t(
      'At this price it pays for itself in {short, plural, one {# year} other {# years}}. At {price} it takes {long, plural, one {# year} other {# years}}.',
      { short: SHORT_PAYBACK, long: LONG_PAYBACK, price: costFor(LONG_PAYBACK) },
    ),
  }
  const priced = {
    label: t('What you pay up front'),
    value: <KeyFigure value={formatFigure(price ?? 0, 'money', region)} />,
    note: plan?.payback
      ? t('Most likely, it pays for itself after {years}.', { years: formatYears(plan.payback, region) })
      : '',
  }
  return (
    <FactCard {...(price === undefined ? unpriced : priced)}>
      <KitPriceField className="mt-4 print:hidden" />
    </FactCard>
  )
}

/** [years] */
const SHORT_PAYBACK = 5
const LONG_PAYBACK = 10

function SizesSection({ kits, chosen }: { kits: readonly KitOutcome[]; chosen: KitOutcome }) {
  const region = useHomeRegion()
  return (
    <CardSection heading={t('How many panels?')}>
      <FigureTable
        caption={t('Kits on your balcony, in year 1')}
        columns={[t('Panels'), t('Makes (kWh)'), t('You use (kWh)'), t('You save')]}
        rows={kits.map(({ panels, production, saved, savedMoney }) => [
          panels === chosen.panels
            ? t('{count} (yours)', { count: formatNumber(panels, region) })
            : formatNumber(panels, region),
          formatNumber(production, region),
          formatNumber(saved, region),
          formatFigure(savedMoney, 'money', region),
        ])}
      />
    </CardSection>
  )
}

function ChecksSection() {
  return (
    <CardSection heading={t('Before you buy')}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>{t('Permission: ask your landlord or the other owners whether a kit may hang on the railing.')}</li>
        <li>{t('Socket: ask whether an ordinary socket is allowed. Never use an extension lead.')}</li>
        <li>
          {t('Registration: ask your grid operator whether you must register the kit, and whether your meter fits.')}
        </li>
        <li>{t('Railing: it must hold the panels in a storm.')}</li>
        <li>{t('Power outage: the kit switches off with the grid. It does not work as backup.')}</li>
      </ul>
      <CountryRule />
    </CardSection>
  )
}

function CountryRule() {
  const rule = useCountryPreset()?.plugIn
  const region = useHomeRegion()
  if (!rule)
    return <p className="mt-4 text-soft">{t('We know no limit for kits in your country. Ask where you buy one.')}</p>
  const { note, ...reading } = rule
  return (
    <div className="mt-4 rounded-2xl bg-sky px-4 py-3">
      <p className="font-semibold">
        {t('Where you live, the inverter may send at most {power} to your socket.', {
          power: formatFigure(rule.value, 'W', region),
        })}
      </p>
      {note && <p className="mt-1">{tData(note)}</p>}
      <p className="mt-1 text-sm text-soft">
        <ReadingSource reading={reading} warning={undefined} />
      </p>
    </div>
  )
}

function AssumptionsSection({ home, kit, plan }: KitProps) {
  const region = useHomeRegion()
  const energy = resultValue(usePlan(({ energy }) => energy))
  const renewal = plan?.replacements.find(({ of }) => of === 'inverter')
  return (
    <CardSection heading={t('What we assumed')}>
      <dl className="grid gap-4">
        {energy && (
          <Assumption
            name={t('Electricity use')}
            value={formatFigure(energy.totals.use, 'kWh/year', region)}
            path="use.amount"
            derivation={describeDerivedUse(home, energy.totals.use)}
          />
        )}
        {kit.saved > 0 && (
          <Assumption
            name={t('Value of each kWh you no longer buy')}
            value={formatFigure(kit.savedMoney / kit.saved, 'money/kWh', region)}
            path="tariff.buying"
          />
        )}
        <Assumption name={t('Panels')} value={describePanels(home, region)} path="balcony.azimuth" />
        <Assumption
          name={t('Inverter power')}
          value={formatFigure(1_000 * (home.system.inverterKw ?? 0), 'W', region)}
          path="balcony.inverterWatts"
        />
      </dl>
      <p className="mt-4 text-soft">
        {[
          t('No maintenance, and no payment for what goes to the grid.'),
          renewal &&
            t('A new inverter in year {year} for {cost}.', {
              year: String(renewal.year),
              cost: formatFigure(renewal.cost, 'money', region),
            }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </CardSection>
  )
}

function describePanels({ system, roof }: Home, region: Region): string {
  const [array] = system.arrays
  const [plane] = roof.planes
  return t('{panels} of {power}, slope {slope}°, facing {direction}', {
    panels: formatPanels(array?.panels ?? 0, region),
    power: formatFigure(array?.watts ?? 0, 'W', region),
    slope: formatNumber(plane?.tilt ?? 0, region),
    direction: compassWords(plane?.azimuth ?? 0),
  })
}

interface AssumptionProps extends Pick<ComponentProps<typeof FigureSource>, 'path' | 'derivation'> {
  readonly name: string
  readonly value: string
}

function Assumption({ name, value, path, derivation }: AssumptionProps) {
  return (
    <div>
      <dt className="text-soft">{name}</dt>
      <dd>
        <strong>{value}</strong>{' '}
        <TextLink href={`${findStep(path)}#${path}`}>
          {tRich('Edit<hidden>: {label}</hidden>', {
            label: name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </TextLink>
        <FigureSource path={path} derivation={derivation} />
      </dd>
    </div>
  )
}
