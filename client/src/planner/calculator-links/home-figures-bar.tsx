import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import { DAYS_OF_YEAR, MONTHS_OF_YEAR } from '#shared/calendar.ts'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatFacts } from '#shared/format/list.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatNumber } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { formatForInput } from '#shared/numbers.ts'
import { panelsOf } from '#shared/plan/panels.ts'
import { regionOfHome } from '#shared/region.ts'
import { formatPlace } from '../../home/format-place.ts'
import { useHomeState } from '../../home/home.ts'
import { type PlanOutcome, readOutcome } from '../../home/plan-outcome.ts'
import { useRegion } from '../../home/region.ts'
import { Button } from '../../ui/button.tsx'
import { CloseIcon } from '../../ui/icon.tsx'
import { CALCULATOR_LINKS, type FilledFigure } from './links.ts'

/** Offers to fill in figures known from the home. `currency` is the calculator's. */
export default function HomeFiguresBar({ slug, currency }: { slug: CalculatorSlug; currency: string }) {
  const { setValue, clearErrors } = useFormContext()
  const baseHome = useHomeState(({ baseHome }) => baseHome)
  const figures = selectHomeFigures(slug, baseHome, currency, readOutcome(baseHome))
  const region = useRegion()
  const [isShown, setShown] = useState(true)
  if (!isShown || figures.length === 0) return null
  function fillIn() {
    for (const { field, text } of figures) setValue(field, formatForInput(text, region))
    clearErrors(figures.map(({ field }) => field))
    setShown(false)
  }
  const words = formatFacts(figures.flatMap((figure) => (figure.words === '' ? [] : [figure.words])))
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-2xl bg-sky px-4 py-2 print:hidden">
      <p className="min-w-48 flex-1 text-note">{t('From my home: {figures}', { figures: words })}</p>
      <Button variant="secondary" size="small" onClick={fillIn}>
        {t('Use these values')}
      </Button>
      <Button variant="quiet" size="icon" onClick={() => setShown(false)}>
        <span className="sr-only">{t('Hide')}</span>
        <CloseIcon className="size-5" />
      </Button>
    </div>
  )
}

interface HomeFigure {
  readonly field: string
  readonly text: string
  readonly words: string
}

/** Figures of the home that fit a calculator's fields, in their order, without amounts in another currency. */
export function selectHomeFigures(
  slug: CalculatorSlug,
  home: Home,
  currency: string,
  outcome?: PlanOutcome,
): readonly HomeFigure[] {
  const figures = listFigures(home, currency, outcome)
  return Object.entries(CALCULATOR_LINKS[slug]?.fromPlan ?? {}).flatMap(([field, name]) => {
    const figure = figures[name]
    return figure ? [{ field, ...figure }] : []
  })
}

/** A figure that is unknown, or an amount in another currency, has no text. */
function listFigures(
  home: Home,
  currency: string,
  outcome: PlanOutcome | undefined,
): Readonly<Record<FilledFigure, Omit<HomeFigure, 'field'> | false | undefined>> {
  const region = regionOfHome(home)
  const { amount } = home.use
  const isSameMoney = home.region.currency === currency
  const yearly =
    amount?.kind === 'year'
      ? amount.kwh
      : amount?.kind === 'months'
        ? amount.kwh.reduce((sum, kwh) => sum + kwh, 0)
        : outcome?.use
  const watts = home.system.arrays[0]?.watts
  const panels = panelsOf(home)
  const { price } = home.money
  const figure = (value: number, digits: number, words: string) => ({
    text: String(Number(value.toFixed(digits))),
    words,
  })
  const kwh = (parts: number, describe: (kwh: string) => string) =>
    yearly !== undefined &&
    figure(yearly / parts, 1, describe(formatFigure(Number((yearly / parts).toFixed(1)), 'kWh', region)))
  return {
    bill:
      amount?.kind === 'bill' &&
      isSameMoney &&
      figure(amount.perMonth, 2, formatFigure(amount.perMonth, 'money/month', region)),
    kwhPerDay: kwh(DAYS_OF_YEAR, (kwh) => t('{kwh} a day', { kwh })),
    kwhPerMonth: kwh(MONTHS_OF_YEAR, (kwh) => t('{kwh} a month', { kwh })),
    sunHours:
      outcome &&
      figure(
        outcome.sunHours,
        1,
        t('{n, plural, one {{hours} peak sun hour on your roof} other {{hours} peak sun hours on your roof}}', {
          n: Math.round(10 * outcome.sunHours) / 10,
          hours: formatNumber(outcome.sunHours, region, 1),
        }),
      ),
    solarPerMonth:
      outcome &&
      figure(
        outcome.solar / MONTHS_OF_YEAR,
        0,
        t('{kwh} of solar a month', {
          kwh: formatFigure(Math.round(outcome.solar / MONTHS_OF_YEAR), 'kWh', region),
        }),
      ),
    saving:
      outcome &&
      outcome.yearlySaving > 0 &&
      isSameMoney &&
      figure(
        outcome.yearlySaving,
        2,
        t('{money} saved in year 1', { money: formatMoney(outcome.yearlySaving, region) }),
      ),
    latitude: home.place && { text: formatCoordinate(home.place.latitude), words: formatPlace(home.place) },
    longitude: home.place && { text: formatCoordinate(home.place.longitude), words: '' },
    watts: watts !== undefined && figure(watts, 1, t('{power} panels', { power: formatFigure(watts, 'W', region) })),
    panels: panels > 0 && figure(panels, 0, formatPanels(panels, region)),
    systemPrice:
      price?.kind === 'total' &&
      isSameMoney &&
      figure(price.total, 2, t('{money} for the system', { money: formatMoney(price.total, region) })),
  }
}
