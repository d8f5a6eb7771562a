import { useId } from 'react'
import type { CountryLink, WorldMap, WorldPage } from '#shared/contract/solar-pages.ts'
import { countryInSentence, countryName } from '#shared/format/names.ts'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { currentLanguage } from '#shared/language/translation.ts'
import { CardSection } from '../../ui/card.tsx'
import { Chart, Legend, LegendItem } from '../../ui/chart/chart.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { OutputBar, PlaceLink, PlaceNames, PlacePage, PlaceTable } from './place-page.tsx'

export function WorldView({ page }: { page: WorldPage }) {
  const shown = page.countries.filter(({ output }) => output !== undefined)
  const others = page.countries
    .filter(({ output }) => output === undefined)
    .map(({ slug, country }) => ({ slug, name: countryName(country) }))
    .sort((a, b) => a.name.localeCompare(b.name, currentLanguage()))
  const most = Math.max(...shown.map(({ output }) => output?.mean ?? 0))
  return (
    <PlacePage
      page={page}
      intro={t(
        'How much electricity 1 kilowatt-peak (kWp) of solar panels makes in a year, on the best slope and without shade.',
      )}
    >
      <CardSection heading={t('Map')}>
        <OutputMap map={page.map} countries={shown} />
      </CardSection>
      <CardSection heading={t('Countries with prices')}>
        <PlaceTable
          label={t('Solar output by country')}
          columns={[t('Country'), t('Lowest town'), t('Highest town'), t('Average')]}
          rows={shown.map(({ slug, country, output }) => [
            <PlaceLink key="country" slug={slug} name={countryName(country)} />,
            formatNumber(output?.lowest ?? 0),
            formatNumber(output?.highest ?? 0),
            <OutputBar key="output" output={output?.mean} most={most} />,
          ])}
        />
        <p className="mt-4">
          <TextLink standalone href="/solar/data">
            {t('Solar Data by Town')}
          </TextLink>
        </p>
      </CardSection>
      <CardSection heading={t('More countries')}>
        <PlaceNames label={t('More countries')} places={others} />
      </CardSection>
    </PlacePage>
  )
}

/** Colors from little output to much: darker on light land, brighter on dark land. */
const COLORS = [
  'stroke-[light-dark(#b47400,#9470a0)]',
  'stroke-[light-dark(#b94a00,#bd6484)]',
  'stroke-[light-dark(#a02c1c,#e87a5d)]',
  'stroke-[light-dark(#75123a,#f7a81b)]',
  'stroke-[light-dark(#3a0a4a,#fdf0a8)]',
]

interface OutputMapProps {
  readonly map: WorldMap
  /** Those with towns on the map, the highest output first. */
  readonly countries: readonly CountryLink[]
}

/** Towns colored by their output. Its values are in the table of countries. */
function OutputMap({ map: { width, height, land, classes }, countries }: OutputMapProps) {
  const id = useId()
  const [best, worst] = [countries[0], countries.at(-1)]
  if (!best?.output || !worst?.output) return null
  const places = { best: countryInSentence(best.country), worst: countryInSentence(worst.country) }
  return (
    <figure aria-labelledby={id} className="min-w-0 print:break-inside-avoid">
      <figcaption id={id} className="font-strong">
        {t('Most output in {best}, least in {worst}', places)}
      </figcaption>
      <p className="mt-1 text-note text-soft">
        {t(
          'On average, 1 kWp makes {most} kWh a year in {best} and {least} kWh in {worst}. Each dot is a town of a country whose prices we know.',
          { ...places, most: formatNumber(best.output.mean), least: formatNumber(worst.output.mean) },
        )}
      </p>
      <Chart width={width} height={height} role="img" className="mt-3 rounded-lg bg-sky">
        <title>{t('World map of solar output by town')}</title>
        <desc>{t('The table of countries below has the values.')}</desc>
        <path d={land} className="fill-[light-dark(#fbf8f1,#0b2028)] stroke-edge [stroke-width:0.5]" />
        <g className="[stroke-linecap:round] [stroke-width:5]">
          {classes.map(({ from, towns }, i) => (
            <path key={from} d={towns} className={COLORS[i]} />
          ))}
        </g>
      </Chart>
      <p className="mt-3 text-note text-soft">{t('kWh a year per kWp')}</p>
      <Legend>
        {classes.map(({ from }, i) => (
          <LegendItem
            key={from}
            viewBox="0 0 10 10"
            size="h-3.5"
            sample={<path d="M5,5h0" className={`[stroke-linecap:round] [stroke-width:10] ${COLORS[i]}`} />}
          >
            {describeClass(from, classes[i + 1]?.from)}
          </LegendItem>
        ))}
      </Legend>
    </figure>
  )
}

function describeClass(from: number, to: number | undefined): string {
  if (to === undefined) return t('{from} or more', { from: formatNumber(from) })
  return from === 0
    ? t('Less than {to}', { to: formatNumber(to) })
    : t('{from} to {to}', { from: formatNumber(from), to: formatNumber(to) })
}
