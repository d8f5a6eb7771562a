import { formatFacts } from '#shared/format/list.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { describeSelling } from '#shared/home/describe-selling.ts'
import { nameOfFigure } from '#shared/home/figures.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { hasInflationTarget } from '#shared/home/inflation-targets.ts'
import { t } from '#shared/language/t.ts'
import { answerFigures } from '#shared/plan/answer-figures.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Region } from '#shared/region.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useCountryPreset } from '../../../home/home-region.ts'
import { CardSection, FoldedSection } from '../../../ui/card.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { usePlan, usePlanAnswer } from '../../engine/plan-store.ts'
import { FigureSource } from '../../fields/figure-source.tsx'
import { findStep } from '../../page/steps.ts'
import { getDefaultExportTermsName, getDefaultTariffName } from '../../words/default-tariff-name.ts'
import { describeDerivedUse, describeFacing, describeSlope } from '../../words/describe-home.ts'
import { describeUncounted, unknownInflationNote } from '../../words/money-notes.ts'

interface Assumption {
  /** Path of its field, and of the part that tells its origin where that is another. */
  readonly path: FigurePath
  readonly origin?: FigurePath
  readonly label?: string
  readonly value: string
  /** Name of the region or provider whose prices or terms were filled in. */
  readonly name?: string | undefined
  /** How the value follows from what the user entered, if it is not that. */
  readonly derivation?: string | undefined
  /** What the link to the field says instead of "Edit". */
  readonly edit?: string | undefined
}

/** The figures that the answer rests on, each with its origin and the way to its field. */
export function AssumptionsSection() {
  const { plan, home, region } = usePlanAnswer()
  const isBusy = usePlan(({ isBusy }) => isBusy)
  const preset = useCountryPreset()
  const isWide = useIsWide()
  if (!plan || !home) return isBusy ? <Calculating className="h-14 lg:h-160" /> : null
  const { price, supportAtStart, supportLater } = answerFigures(home, plan)
  const uncounted = describeUncounted(plan.uncountedSupport, region)
  const assumptions: readonly Assumption[] = [
    { path: 'place', value: home.place ? formatPlace(home.place) : t('Unknown') },
    {
      path: 'use.amount',
      label: t('Electricity use'),
      value: formatFigure(plan.energy.totals.use, 'kWh/year', region),
      derivation: describeDerivedUse(home, plan.energy.totals.use),
    },
    { path: 'tariff.buying', value: describePrice(home, region), name: getDefaultTariffName(home, preset) },
    {
      path: 'tariff.selling',
      value: describeSelling(home.tariff.selling, region) ?? t('Unknown'),
      name: getDefaultExportTermsName(home, preset),
    },
    { path: 'roof.planes', origin: 'roof.planes.0.tilt', label: t('Roof'), value: describeRoof(home, region) },
    { path: 'money.price', value: formatFigure(price, 'money', region) },
    {
      path: 'money.incentives',
      origin: 'money.incentives.0',
      value:
        supportAtStart + supportLater === 0 && uncounted !== undefined
          ? t('Not counted yet')
          : formatFigure(supportAtStart + supportLater, 'money', region),
      name: uncounted,
      edit: uncounted === undefined ? undefined : t('Check'),
    },
    ...(['money.priceRise', 'money.discount'] as const).map((path) => ({
      path,
      value: formatFigure(figureOf(path, home, plan), 'share/year', region),
    })),
    ...(home.money.inflation === undefined && !hasInflationTarget(region.currency)
      ? [{ path: 'money.inflation', value: t('Today’s money'), name: unknownInflationNote() }]
      : []),
  ]
  const list = (
    <ul className="-my-1.5 divide-y divide-line">
      {assumptions.map(
        ({ path, origin = path, label = nameOfFigure(path.split('.')), value, name, derivation, edit }) => (
          <li key={path} className="py-1.5 last:pb-0">
            <p className="flex flex-wrap justify-between gap-x-3 text-note leading-snug">
              <span className="text-soft">{label}</span>
              <strong>{value}</strong>
            </p>
            {name !== undefined && <p className="text-sm leading-snug text-soft">{name}</p>}
            <div className="mt-0.5 flex items-start justify-between gap-3">
              <FigureSource path={origin} isFolded derivation={derivation} />
              <TextLink
                href={`${findStep(path)}#${path}`}
                aria-label={edit === undefined ? t('Edit: {label}', { label }) : t('Check: {label}', { label })}
                className="ml-auto shrink-0 text-sm"
              >
                {edit ?? t('Edit')}
              </TextLink>
            </div>
          </li>
        ),
      )}
    </ul>
  )
  return isWide ? (
    <CardSection heading={t('What we assumed')}>{list}</CardSection>
  ) : (
    <FoldedSection heading={t('What we assumed')}>{list}</FoldedSection>
  )
}

function describePrice({ tariff }: Home, region: Region): string {
  const [period, ...otherPeriods] = tariff.buying?.periods ?? []
  const [block, ...otherBlocks] = period?.blocks ?? []
  if (!block) return t('Unknown')
  return otherPeriods.length + otherBlocks.length > 0
    ? t('changes by time or use')
    : formatFigure(block.price, 'money/kWh', region)
}

function describeRoof({ roof: { planes } }: Home, region: Region): string {
  const [plane, ...others] = planes
  const slope = plane && describeSlope(plane, region)
  if (slope === undefined || plane?.azimuth === undefined) return t('Unknown')
  return formatFacts([
    slope,
    ...[describeFacing(plane) ?? []].flat(),
    ...(others.length > 0 ? [t('{count, plural, one {# more} other {# more}}', { count: others.length })] : []),
  ])
}

/** The figure as the plan counts it, whether stated or assumed. */
const figureOf = (path: `money.${'priceRise' | 'discount'}`, { money }: Home, { assumed }: Plan) =>
  assumed.find((figure) => figure.path === path)?.value ??
  money[path === 'money.discount' ? 'discount' : 'priceRise'] ??
  null
