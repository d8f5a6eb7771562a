import { MONTH_DAYS } from '#shared/calendar.ts'
import { labelTown, placeOf, solarPath } from '#shared/contract/solar-headings.ts'
import type { SunDay, TownComparison, TownPage, TownSun } from '#shared/contract/solar-pages.ts'
import { formatCoordinates } from '#shared/format/coordinates.ts'
import { dateLocaleOf } from '#shared/format/locale.ts'
import { countryInSentence } from '#shared/format/names.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatHours, formatTimeInZone, monthName } from '#shared/format/time.ts'
import { t } from '#shared/language/t.ts'
import { compassPoint, compassWords } from '#shared/solar/compass.ts'
import { LOSS_AZIMUTHS, LOSS_TILTS } from '#shared/solar/loss-table.ts'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { ChartFigure } from '../../ui/chart/chart.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { TextAnchor, TextLink } from '../../ui/text-link.tsx'
import { OutputBar, PlaceLink, PlacePage, PlaceTable } from './place-page.tsx'
import { MonthOutputChart, SunPathChart } from './town-charts.tsx'
import { TownMoneySection } from './town-money-section.tsx'
import { Fact } from './typical-figure-list.tsx'

/** Side of the climate's squares, 1° [km]. */
const KM_PER_DEGREE = 111

export function TownView({ page }: { page: TownPage }) {
  const { figures } = page
  const { p90, p50, p10 } = figures.yield
  return (
    <PlacePage
      page={page}
      intro={t(
        '1 kilowatt-peak (kWp) of solar panels makes about {output} kilowatt-hours (kWh) a year here. We put the chance that a system makes {low} to {high} kWh at about 8 in 10.',
        { output: formatTens(p50), low: formatTens(p90), high: formatTens(p10) },
      )}
      actions={<PlanLink page={page} />}
    >
      <MonthsSection page={page} />
      <SlopeSection page={page} />
      <SunSection page={page} />
      <TownMoneySection page={page} />
      <ComparisonSection page={page} />
      <WithoutGridSection page={page} />
      <AccuracySection page={page} />
      <div>
        <PlanLink page={page} />
      </div>
    </PlacePage>
  )
}

/** The place is in the fragment, so that no request names it. */
const PlanLink = ({ page: { plannerSlug } }: { page: TownPage }) => (
  <ButtonLink href={`/plan#town=${plannerSlug}`}>{t('Plan with your own figures')}</ButtonLink>
)

const formatTens = (kwh: number) => formatNumber(Math.round(kwh / 10) * 10)

function MonthsSection({ page }: { page: TownPage }) {
  const { months, peakSunHours } = page.figures
  const outputs = months.map(({ p50 }) => p50)
  const [most, least] = [Math.max(...outputs), Math.min(...outputs)]
  const nameOf = (value: number) => monthName(outputs.indexOf(value))
  return (
    <CardSection heading={t('Output by month')}>
      <ChartFigure
        title={t('{best} makes the most, {worst} the least', { best: nameOf(most), worst: nameOf(least) })}
        summary={t(
          '{best}: {most} kWh from each kWp. {worst}: {least} kWh. The lines show where 8 in 10 of these months end up.',
          { best: nameOf(most), most: formatNumber(most), worst: nameOf(least), least: formatNumber(least) },
        )}
        table={{
          columns: [
            t('Month'),
            t('Bad case (kWh)'),
            t('Most likely (kWh)'),
            t('Good case (kWh)'),
            t('Peak sun hours a day'),
          ],
          rows: months.map(({ p90, p50, p10 }, month) => [
            monthName(month),
            formatNumber(p90),
            formatNumber(p50),
            formatNumber(p10),
            formatNumber(peakSunHours[month] ?? 0, {}, 1, 1),
          ]),
        }}
      >
        <MonthOutputChart months={months} />
      </ChartFigure>
      <p className="mt-2">
        <TextAnchor standalone href={`${solarPath(page.slug)}.csv`} download>
          {t('Months as a table (CSV)')}
        </TextAnchor>
      </p>
    </CardSection>
  )
}

function SlopeSection({ page }: { page: TownPage }) {
  const { tilt, azimuth, goodTilts, losses } = page.figures
  const [from, to] = goodTilts
  return (
    <CardSection heading={t('Best slope and direction')}>
      <p>
        {t(
          'Best: a slope of {slope}°, facing {direction} ({azimuth}°). Slopes from {from}° to {to}° lose less than {loss}.',
          {
            slope: formatNumber(tilt),
            direction: compassWords(azimuth),
            azimuth: formatNumber(azimuth),
            from: formatNumber(from),
            to: formatNumber(to),
            loss: formatShare(0.01),
          },
        )}
      </p>
      <div className="mt-4 max-sm:[&_:is(th,td)]:px-1">
        <FigureTable
          caption={t('Output lost compared with the best slope and direction (%)')}
          columns={[t('Slope'), ...LOSS_AZIMUTHS.map(compassPoint)]}
          rows={LOSS_TILTS.map((slope, row) => [
            `${formatNumber(slope)}°`,
            ...LOSS_AZIMUTHS.map((_, column) => formatNumber(100 * (losses[row * LOSS_AZIMUTHS.length + column] ?? 0))),
          ])}
        />
      </div>
    </CardSection>
  )
}

function SunSection({ page }: { page: TownPage }) {
  const { sun, country, figures } = page
  const locale = dateLocaleOf(country.country)
  const clock = (time: number) => formatTimeInZone(time, 'UTC', locale)
  const mean = figures.peakSunHours.reduce((sum, hours, month) => sum + hours * (MONTH_DAYS[month] ?? 0), 0) / 365
  return (
    <CardSection heading={t('Sun')}>
      <ChartFigure
        title={describeNoon(sun)}
        summary={t(
          'The path of the sun over you in June, March and December. The middle is straight up, the outer circle is the horizon.',
        )}
        table={{
          columns: [t('Month'), t('Height at noon (degrees)'), t('Day length')],
          rows: (
            [
              [5, sun.june],
              [2, sun.march],
              [11, sun.december],
            ] as const
          ).map(([month, day]) => [monthName(month), formatNumber(day.noonAltitude), describeDayLength(day)]),
        }}
      >
        <SunPathChart sun={sun} />
      </ChartFigure>
      <dl className="mt-3 divide-y divide-line">
        <Fact name={t('Peak sun hours')} value={t('{hours} a day', { hours: formatNumber(mean, {}, 1, 1) })} />
        <Fact name={t('Day length in June')} value={describeDayLength(sun.june)} />
        <Fact name={t('Day length in December')} value={describeDayLength(sun.december)} />
        {sun.earliestSunrise !== undefined && sun.latestSunset !== undefined && (
          <>
            <Fact name={t('Earliest sunrise')} value={clock(sun.earliestSunrise)} />
            <Fact name={t('Latest sunset')} value={clock(sun.latestSunset)} />
          </>
        )}
      </dl>
    </CardSection>
  )
}

/** Near the poles, the sun stays below the horizon for a part of the year. */
function describeNoon({ june, december }: TownSun): string {
  const [high, low] = june.noonAltitude > december.noonAltitude ? [june, december] : [december, june]
  if (low.noonAltitude < 0)
    return t('At noon, the sun is {degrees}° high in {month}. In {darkMonth}, it does not rise.', {
      degrees: formatNumber(high.noonAltitude),
      month: monthName(high === june ? 5 : 11),
      darkMonth: monthName(low === june ? 5 : 11),
    })
  return t('At noon, the sun is {june}° high in June and {december}° in December', {
    june: formatNumber(june.noonAltitude),
    december: formatNumber(december.noonAltitude),
  })
}

function describeDayLength({ dayLength }: SunDay): string {
  if (dayLength === 0) return t('The sun does not rise.')
  return dayLength === 24 ? t('The sun does not set.') : formatHours(dayLength)
}

function ComparisonSection({ page }: { page: TownPage }) {
  const { comparisons, country, rank } = page
  const most = Math.max(...comparisons.map(({ town }) => town.output ?? 0))
  const place = countryInSentence(country.country)
  return (
    <CardSection heading={t('Compared with other towns')}>
      {rank && (
        <p className="mb-3">
          {t('Place {rank} of {count} towns in {place} by output.', {
            rank: formatNumber(rank.place),
            count: formatNumber(rank.count),
            place,
          })}
        </p>
      )}
      <PlaceTable
        label={t('Solar output of towns')}
        columns={[t('Town'), t('Why it is listed'), t('kWh a year per kWp')]}
        rows={comparisons.map(({ town, relation }) => [
          relation === 'itself' ? (
            <strong key="town">{labelTown(town, country.country)}</strong>
          ) : (
            <PlaceLink key="town" slug={town.slug} name={labelTown(town, country.country)} />
          ),
          <span key="why" className="whitespace-normal">
            {relationLabels[relation]()}
          </span>,
          <OutputBar key="output" output={town.output} most={most} />,
        ])}
      />
    </CardSection>
  )
}

const relationLabels: Readonly<Record<TownComparison['relation'], () => string>> = {
  itself: () => t('This town'),
  neighbor: () => t('Nearby'),
  best: () => t('Most sun in the country'),
  worst: () => t('Least sun in the country'),
  capital: () => t('Capital'),
  latitude: () => t('Same distance from the equator'),
  known: () => t('For comparison'),
}

function WithoutGridSection({ page: { figures, money } }: { page: TownPage }) {
  const daily = figures.months.map(({ p90 }, month) => p90 / (MONTH_DAYS[month] ?? 30))
  const least = Math.min(...daily)
  const month = monthName(daily.indexOf(least))
  return (
    <CardSection heading={t('Without the grid')}>
      <p>
        {least > 0.1
          ? t(
              'In {month}, the month with the least sun, 1 kWp makes about {kwh} kWh a day in a bad case (1 in 10). For each kWh a day you need at least {kwp} kWp of panels, plus what a battery loses.',
              { month, kwh: formatNumber(least, {}, 1, 1), kwp: formatNumber(1 / least, {}, 1, 1) },
            )
          : t('In {month}, panels make almost nothing here. You need another source then, such as a generator.', {
              month,
            })}
      </p>
      {money && (
        <p className="mt-3">
          {t(
            'In a power outage, {kwp} kWp with a battery for backup make about {least} kWh a day in {month} and {most} kWh in {bestMonth}, in a bad case. Without such a battery, most systems switch off.',
            {
              kwp: formatNumber(money.kwp, {}, 1, 1),
              least: formatNumber(least * money.kwp, {}, 1),
              month,
              most: formatNumber(Math.max(...daily) * money.kwp, {}, 1),
              bestMonth: monthName(daily.indexOf(Math.max(...daily))),
            },
          )}
        </p>
      )}
    </CardSection>
  )
}

function AccuracySection({ page }: { page: TownPage }) {
  const { figures, latitude, longitude, country } = page
  return (
    <CardSection heading={t('How sure this is')}>
      {figures.isDifficult && (
        <p className="mb-3">
          {t(
            'Mountains or a coast are close to {place}. The sun changes over short distances there, so the range above is wider.',
            { place: placeOf(page) },
          )}
        </p>
      )}
      <p>
        {tRich(
          'Computed for {coordinates}. Sunshine is known for squares of about {height} by {width} km here. Model version {version}. <link>How we checked our model</link>',
          {
            coordinates: formatCoordinates(latitude, longitude),
            height: formatNumber(KM_PER_DEGREE),
            width: formatNumber(KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)),
            version: MODEL_VERSION,
            link: (text) => <TextLink href="/accuracy">{text}</TextLink>,
          },
        )}
      </p>
      <p className="mt-2">
        <TextLink standalone href={solarPath(country.slug)}>
          {t('Method and prices: {country}', { country: countryInSentence(country.country) })}
        </TextLink>
      </p>
    </CardSection>
  )
}
