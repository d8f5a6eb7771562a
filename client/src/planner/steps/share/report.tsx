import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { formatFacts } from '#shared/format/list.ts'
import { formatNumber, formatShare, NO_VALUE } from '#shared/format/number.ts'
import { formatFigure, formatPlacePrecision } from '#shared/format/quantity.ts'
import { nameOfFigure, namesOfFigures } from '#shared/home/figures.ts'
import type { Home } from '#shared/home/home.ts'
import { encodeLink } from '#shared/home/link.ts'
import { t, tData } from '#shared/language/t.ts'
import type { FormulaTerm } from '#shared/plan/basis/figure.ts'
import type { Plan } from '#shared/plan/plan.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { findPresetEntry } from '#shared/presets/typical-home.ts'
import type { Region } from '#shared/region.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { today } from '../../../state/today.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { tableOf } from '../../../ui/table-of.ts'
import type { PlanState } from '../../engine/plan-store.ts'
import { MoneyByYear } from '../../page/money-by-year.tsx'
import { describeFacing, describeSlope } from '../../words/describe-home.ts'
import { describeTermOrigin } from '../../words/describe-origin.ts'
import { LabeledValue } from '../answer/figure-disclosure.tsx'
import { installerQuestions } from '../answer/next-steps-section.tsx'

/** A QR code of a longer text is too fine to scan from paper [characters]. */
const MAX_QR_TEXT_LENGTH = 1_000

interface ReportProps {
  readonly plan: Plan
  readonly home: Home
  readonly climate: PlanState['climate']
}

export default function Report({ plan, home, climate }: ReportProps) {
  const region = useHomeRegion()
  const preset = useCountryPreset()
  return (
    <div className="hidden space-y-3 text-sm print:block [&_tbody_:is(td,th)]:py-0.5">
      <div className="break-before-page space-y-3">
        <ReportPart heading={t('Assumptions')}>
          <ul className="columns-2 gap-6 [&>li]:mb-0.5 [&>li]:break-inside-avoid">
            {collectTerms(plan).map((term) => (
              <li key={term.path}>
                {tRich('{figure}: <b>{value}</b> ({origin})', {
                  figure: nameOfFigure((term.path ?? '').split('.')),
                  value: formatTerm(term, region),
                  origin: formatTermSource(term, preset, region),
                  b: (text) => <strong>{text}</strong>,
                })}
              </li>
            ))}
          </ul>
          {plan.missing.length > 0 && (
            <p className="mt-2">
              {t('Left out because we do not know it: {list}.', { list: formatFacts(namesOfFigures(plan.missing)) })}
            </p>
          )}
        </ReportPart>
        <ReportPart heading={t('Questions for installers')}>
          <ul className="list-disc pl-5">
            {installerQuestions().map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </ReportPart>
      </div>
      <RoofAndSun plan={plan} home={home} climate={climate} region={region} />
      <Money plan={plan} region={region} />
      <PlanQrCode home={home} />
    </div>
  )
}

const ReportPart = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section aria-label={heading} className="break-inside-avoid">
    <h2 className="mb-2 text-xl">{heading}</h2>
    {children}
  </section>
)

function RoofAndSun({ plan, home, climate, region }: ReportProps & { region: Region }) {
  const kwh = (value: number) => formatFigure(Math.round(value), 'kWh', region)
  const { mean25YearSolar, arrays, totals } = plan.energy
  const heading = t('Roof and sun')
  const sentences = [
    home.place && t('{place}.', { place: formatPlace(home.place) }),
    t(
      "A typical year gives {output}. We put the chance that the average over the plan's years is between {low} and {high} at about 8 in 10.",
      { output: kwh(totals.solar), low: kwh(mean25YearSolar.p90), high: kwh(mean25YearSolar.p10) },
    ),
    climate && t('Weather data: {source}, {years}.', { source: climate.name, years: climate.years }),
  ]
  return (
    <ReportPart heading={heading}>
      <p className="mb-2">{sentences.filter(Boolean).join(' ')}</p>
      <FigureTable
        label={t('{title}: table', { title: heading })}
        {...tableOf(
          arrays.map((array) => ({ ...array, face: home.roof.planes[array.plane] })),
          [
            [t('Roof face'), ({ plane }) => String(plane + 1)],
            [t('Slope'), ({ face }) => (face && describeSlope(face, region)) ?? NO_VALUE],
            [t('Direction'), ({ face }) => (face && describeFacing(face)) ?? NO_VALUE],
            [t('Panels'), ({ panels }) => formatNumber(panels, region)],
            [t('Size'), ({ kwp }) => formatFigure(kwp, 'kWp', region)],
            [t('Output a year'), ({ kwh: yearly }) => kwh(yearly)],
            [t('Lost to shade'), ({ shadeLoss }) => formatShare(shadeLoss, region)],
          ],
        )}
      />
    </ReportPart>
  )
}

/** Years printed in the table, in addition to the plan's last. */
const SHOWN_YEARS = [1, 2, 3, 5, 10, 15, 20, 25, 30]

function Money({ plan, region }: { plan: Plan; region: Region }) {
  const { figures } = plan
  return (
    <ReportPart heading={t('Money')}>
      <ul className="mb-3 columns-2 gap-8">
        {[figures.cost, figures.support, figures.netCost, figures.ownMoney, figures.saving, figures.npv].map(
          (figure) => (
            <li key={figure.label} className="break-inside-avoid">
              <LabeledValue label={figure.label} value={formatFigure(figure.value, figure.unit, region)} />
            </li>
          ),
        )}
      </ul>
      <MoneyByYear
        plan={plan}
        region={region}
        isShown={(year) => SHOWN_YEARS.includes(year) || year === plan.years.length}
      />
    </ReportPart>
  )
}

/** The plan as a scannable address. The fragment that holds it is never sent to a server. */
function PlanQrCode({ home }: { home: Home }) {
  const region = useHomeRegion()
  const address = `${location.origin}/plan#${encodeLink(home)}`
  if (address.length > MAX_QR_TEXT_LENGTH) return null
  return (
    <section aria-label={t('This plan on your phone')} className="flex break-inside-avoid items-center gap-5">
      <QrCode text={address} label={t('QR code with the link to this plan')} className="size-40 shrink-0" />
      <p>
        {t(
          'Point a camera at the code to open this plan at {host}. It contains the figures above and your location to within {distance}. Opening it sends them to no one. Made with Helioplan on {date}.',
          {
            host: location.host,
            distance: formatPlacePrecision(region),
            date: formatDate(today(), region),
          },
        )}
      </p>
    </section>
  )
}

/** Collects terms without duplicates. */
function collectTerms({ figures, assumed }: Plan): readonly FormulaTerm[] {
  const givenTerms = Object.values(figures).flatMap(({ terms }) => terms.filter(({ path }) => path !== undefined))
  const assumedTerms = assumed.map((figure): FormulaTerm => ({ name: figure.path, ...figure }))
  return [...new Map([...assumedTerms, ...givenTerms].map((term) => [term.path, term])).values()]
}

const formatTerm = ({ value, unit }: FormulaTerm, region: Region) =>
  typeof value === 'number' ? formatFigure(value, unit, region) : ''

function formatTermSource(term: FormulaTerm, preset: Preset | undefined, region: Region): string {
  const { from } = term
  const title = from.kind === 'typical' && preset ? findPresetEntry(preset, from.figure)?.source.title : undefined
  const origin = describeTermOrigin(term, region)
  return title === undefined ? origin : t('{origin}: {source}', { origin, source: tData(title) })
}
