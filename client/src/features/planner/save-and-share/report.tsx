import type { ReactNode } from 'react'
import { formatDate } from '#shared/format/date.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPlacePrecision } from '#shared/format/quantity.ts'
import { nameOfFigure } from '#shared/home/figures.ts'
import type { Home } from '#shared/home/home.ts'
import { encodeLink } from '#shared/home/link.ts'
import type { FormulaTerm } from '#shared/home/plan/figure.ts'
import type { Plan } from '#shared/home/plan/plan.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { findPresetEntry } from '#shared/home/presets/typical-home.ts'
import type { Region } from '#shared/region.ts'
import { compassWords } from '#shared/solar/compass.ts'
import { today } from '../../../state/today.ts'
import { QrCode } from '../../../ui/qr-code.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { MoneyByYear } from '../answer/money-by-year.tsx'
import { describeTermOrigin } from '../answer/term-origin.ts'
import type { PlanState } from '../engine/plan-store.ts'
import { formatPlace } from '../home/format-place.ts'
import { useCountryPreset, useHomeRegion } from '../home-region.ts'

/** Questions about costs that the figures do not include. */
const QUESTIONS = [
  'What does the price include: scaffolding, meter cabinet, grid connection, registration, taxes?',
  'Which yield in a year do you promise, and what shading did you reckon with? May I see the report?',
  'Which panels, inverter and battery, with which warranties, and who stands in for them?',
  'Who registers the system, and when does pay for what is sold begin?',
  'What does upkeep cost, and what happens when the inverter fails?',
] as const

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
    <div className="hidden gap-6 text-sm print:grid">
      <RoofAndSun plan={plan} home={home} climate={climate} region={region} />
      <Money plan={plan} region={region} />
      <ReportPart heading="What it rests on">
        <ul className="columns-2 gap-8 [&>li]:mb-1.5 [&>li]:break-inside-avoid">
          {collectTerms(plan).map((term) => (
            <li key={term.path}>
              {nameOfFigure((term.path ?? '').split('.'))}: <strong>{formatTerm(term, region)}</strong> (
              {formatTermSource(term, preset, region)})
            </li>
          ))}
        </ul>
        {plan.missing.length > 0 && (
          <p className="mt-2">
            Counted as nothing, because nobody has given it:{' '}
            {plan.missing.map((path) => nameOfFigure(path.split('.'))).join(', ')}.
          </p>
        )}
      </ReportPart>
      <ReportPart heading="Questions for installers">
        <ul className="list-disc pl-5">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </ReportPart>
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
  const kwh = (value: number) => formatNumber(value, region)
  const { mean25YearSolar, arrays, totals } = plan.energy
  return (
    <ReportPart heading="Roof and sun">
      <p className="mb-2">
        {home.place && `${formatPlace(home.place)}. `}
        {kwh(totals.solar)} kWh in a usual year; the mean of the plan’s years lies between {kwh(mean25YearSolar.p90)}{' '}
        and {kwh(mean25YearSolar.p10)} kWh in 8 of 10 cases.
        {climate && ` Sun and air: ${climate.name}, ${climate.years}.`}
      </p>
      <FigureTable
        label="Roof and sun, as a table"
        columns={['Plane', 'Tilt', 'Looks', 'Panels', 'Power', 'In a year', 'Lost to shade']}
        rows={arrays.map(({ plane, panels, kwp, kwh: yearly, shadeLoss }) => {
          const { tilt, azimuth } = home.roof.planes[plane] ?? {}
          return [
            plane + 1,
            tilt === undefined ? '–' : `${formatNumber(tilt, region)}°`,
            azimuth === undefined ? '–' : compassWords(azimuth),
            formatNumber(panels, region),
            formatFigure(kwp, 'kWp', region),
            `${formatNumber(yearly, region)} kWh`,
            formatShare(shadeLoss, region),
          ]
        })}
      />
    </ReportPart>
  )
}

/** Years printed in the table, in addition to the plan's last. */
const SHOWN_YEARS = [1, 2, 3, 5, 10, 15, 20, 25, 30]

function Money({ plan, region }: { plan: Plan; region: Region }) {
  const { figures } = plan
  return (
    <ReportPart heading="Money">
      <ul className="mb-3 columns-2 gap-8">
        {[figures.cost, figures.support, figures.netCost, figures.ownMoney, figures.saving, figures.npv].map(
          (figure) => (
            <li key={figure.label} className="break-inside-avoid">
              {figure.label}: <strong>{formatFigure(figure.value, figure.unit, region)}</strong>
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
    <section aria-label="This plan on a screen" className="flex break-inside-avoid items-center gap-5">
      <QrCode text={address} label="The address of this plan as a code" className="size-40 shrink-0" />
      <p>
        Point a camera at the code to open this plan at {location.host}. It holds the figures above and the place to
        about {formatPlacePrecision(region)}; opening it sends them nowhere. Worked out by Helioplan on{' '}
        {formatDate(today(), region)}.
      </p>
    </section>
  )
}

/** Without duplicates. */
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
  return title === undefined ? describeTermOrigin(term, region) : `${describeTermOrigin(term, region)}: ${title}`
}
