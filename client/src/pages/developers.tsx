import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { placesAttribution } from '#shared/places/places.ts'
import { climateAttribution } from '#shared/solar/nasa.ts'
import { CodeExample, Definitions } from '../features/developers/code-example.tsx'
import { EmbedSection } from '../features/developers/embed-section.tsx'
import { TryIt } from '../features/developers/try-it.tsx'
import { useHydrated } from '../startup/use-hydrated.ts'
import { BulletList } from '../ui/bullet-list.tsx'
import { CardSection } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

export default function DevelopersPage() {
  const origin = useHydrated() ? location.origin : PLACEHOLDER_ORIGIN
  return (
    <Page
      heading={headingOf('/developers')}
      width="medium"
      intro={t('Solar figures of any place for your programs and web pages. You need no key and no account.')}
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <Addresses />
        <Examples origin={origin} />
        <TryIt />
        <EmbedSection origin={origin} />
        <CardSection heading={t('Figures and their limits')}>
          <BulletList
            className="wrap-anywhere"
            items={[
              t('We have one typical year of 8,760 hours. It is not measured weather and not a forecast.'),
              t('We know no hills. Send the horizon of your place in “userhorizon” or “horizon”.'),
              t(
                'We have no trackers, no clear-sky days, no humidity and no wind. Such requests get an error that says so.',
              ),
              t('A place is rounded to 0.01°, about one kilometer.'),
              tRich('Our own API gives a range for each figure. <link>How accurate is this?</link>', {
                link: (text) => <TextLink href="/accuracy">{text}</TextLink>,
              }),
            ]}
          />
        </CardSection>
        <CardSection heading={t('Limits')}>
          <BulletList
            className="wrap-anywhere"
            items={[
              t(
                'You can get 60 new answers a minute and 1,000 an hour from one network address. Answers that we have already worked out are free.',
              ),
              t('We work out 2 answers at a time for you, and 4 more can wait. After that you get status 429.'),
              t('With status 429 or 503, wait as many seconds as the header “Retry-After” says.'),
              t('Only GET works. Parameters can be 2,048 characters long.'),
              t('Each server can have other limits, or have the API switched off.'),
            ]}
          />
        </CardSection>
        <CardSection heading={t('License and credits')}>
          <p>{t('You may use the answers under CC BY 4.0. Name Helioplan and these sources:')}</p>
          <BulletList className="mt-3 wrap-anywhere" items={[climateAttribution(), placesAttribution()]} />
        </CardSection>
        <CardSection heading={t('Changes')}>
          <p>
            {t(
              'In version 1 we never remove a field or change what it means. The field “model” names the version of our solar model. If we end a version, answers say so 12 months before.',
            )}
          </p>
          <BulletList className="mt-3 wrap-anywhere" items={[t('Model 2026.11: first version.')]} />
        </CardSection>
      </div>
    </Page>
  )
}

function Addresses() {
  const rows = [
    ['/api/v1/yield', t('Solar output of a year and its months, with ranges')],
    ['/api/v1/hours', t('Solar output of each hour of a typical year')],
    ['/api/v1/best-plane', t('Best slope and direction, and what others lose')],
    ['/api/v1/sun', t('Sunrise, sunset and the path of the sun')],
    ['/api/v1/towns', t('Towns by name')],
    [
      '/api/v5_3/…',
      t('PVGIS: PVcalc, seriescalc, MRcalc, DRcalc, SHScalc and printhorizon, as in versions 5.1 to 5.3'),
    ],
    ['/api/pvwatts/v8.json', t('PVWatts, also as v6.json and v5.json')],
  ] as const
  return (
    <CardSection heading={t('Addresses')}>
      <Definitions rows={rows} />
      <p className="mt-4">
        {tRich('Every parameter and field is in the <link>OpenAPI document</link>.', {
          link: (text) => <TextAnchor href="/api/v1/openapi.json">{text}</TextAnchor>,
        })}
      </p>
    </CardSection>
  )
}

/** Origin until the browser knows the address of this site. */
const PLACEHOLDER_ORIGIN = 'https://helioplan.example'

const Examples = ({ origin }: { origin: string }) => (
  <CardSection heading={t('Examples')}>
    <div className="grid gap-6 [&>*]:min-w-0">
      {listExamples(origin).map(({ name, code }) => (
        <CodeExample key={name} name={name} code={code} />
      ))}
    </div>
  </CardSection>
)

// untranslated: names and code of programs
const listExamples = (origin: string) => [
  { name: 'curl', code: `curl "${origin}/api/v1/yield?lat=52.52&lon=13.41&kwp=5"` },
  {
    // untranslated: names and code of programs
    name: 'Python (pvlib)',
    // untranslated: names and code of programs
    code: `import pvlib

data, *_ = pvlib.iotools.get_pvgis_hourly(
    52.52, 13.41, surface_tilt=35, surface_azimuth=180,
    pvcalculation=True, peakpower=5, loss=14, components=False,
    url="${origin}/api/v5_3/",
)
print(data["P"].sum() / 1000, "kWh")`,
  },
  {
    // untranslated: names and code of programs
    name: 'JavaScript',
    // untranslated: names and code of programs
    code: `const answer = await fetch("${origin}/api/v1/yield?lat=52.52&lon=13.41&kwp=5")
const { year } = await answer.json()
console.log(year.p50, "kWh a year, most likely", year.p90, "to", year.p10)`,
  },
]
