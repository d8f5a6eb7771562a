import type { ReactNode } from 'react'
import { nameOfFigure } from '#shared/home/figures.ts'
import type { Home } from '#shared/home/home.ts'
import { writeLink } from '#shared/home/link.ts'
import type { Term } from '#shared/home/plan/figure.ts'
import type { Plan } from '#shared/home/plan.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { readOf } from '#shared/home/typical.ts'
import type { Region } from '#shared/region.ts'
import { compassWords } from '#shared/solar/compass.ts'
import { today } from '../../../state/today.ts'
import { FigureTable } from '../../../ui/chart/chart-figure.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { MoneyByYear } from '../answer/money-by-year.tsx'
import { originOfTerm } from '../answer/term-origin.ts'
import { placeOf } from '../home/place-name.ts'
import type { PlanState } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { roughly, writeDay, writeFigure, writeNumber, writeShare } from '../write.ts'

/** What to ask whoever makes an offer; none of it is in the figures. */
const QUESTIONS = [
  'What does the price include: scaffolding, meter cabinet, grid connection, registration, taxes?',
  'Which yield in a year do you promise, and what shading did you reckon with? May I see the report?',
  'Which panels, inverter and battery, with which warranties, and who stands in for them?',
  'Who registers the system, and when does pay for what is sold begin?',
  'What does upkeep cost, and what happens when the inverter fails?',
] as const

/** A code of more than this is too fine for a telephone to read from paper [characters]. */
const LONGEST_CODE = 1_000

interface ReportProps {
  readonly plan: Plan
  readonly home: Home
  readonly climate: PlanState['climate']
}

/** On paper alone: roof and sun, the money, what both rest on with its sources, what to ask installers, and the plan itself. */
export default function Report({ plan, home, climate }: ReportProps) {
  const region = useRegionOfHome()
  const preset = usePreset()
  return (
    <div className="hidden gap-6 text-sm print:grid">
      <RoofAndSun plan={plan} home={home} climate={climate} region={region} />
      <Money plan={plan} region={region} />
      <Part heading="What it rests on">
        <ul className="columns-2 gap-8 [&>li]:mb-1.5 [&>li]:break-inside-avoid">
          {termsOf(plan).map((term) => (
            <li key={term.path}>
              {nameOfFigure((term.path ?? '').split('.'))}: <strong>{written(term, region)}</strong> (
              {sourceOf(term, preset, region)})
            </li>
          ))}
        </ul>
        {plan.asked.length > 0 && (
          <p className="mt-2">
            Counted as nothing, because nobody has given it:{' '}
            {plan.asked.map((path) => nameOfFigure(path.split('.'))).join(', ')}.
          </p>
        )}
      </Part>
      <Part heading="Questions for installers">
        <ul className="list-disc pl-5">
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Part>
      <PlanInACode home={home} />
    </div>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section aria-label={heading} className="break-inside-avoid">
    <h2 className="mb-2 text-xl">{heading}</h2>
    {children}
  </section>
)

function RoofAndSun({ plan, home, climate, region }: ReportProps & { region: Region }) {
  const kwh = (value: number) => writeNumber(value, region)
  const { solarOfYears, arrays, totals } = plan.energy
  return (
    <Part heading="Roof and sun">
      <p className="mb-2">
        {home.place && `${placeOf(home.place)}. `}
        {kwh(totals.solar)} kWh in a usual year; the mean of the plan’s years lies between {kwh(solarOfYears.p90)} and{' '}
        {kwh(solarOfYears.p10)} kWh in 8 of 10 cases.
        {climate && ` Sun and air: ${climate.name}, ${climate.years}.`}
      </p>
      <FigureTable
        label="Roof and sun"
        table={{
          columns: ['Plane', 'Tilt', 'Looks', 'Panels', 'Power', 'In a year', 'Lost to shade'],
          rows: arrays.map(({ plane, panels, kwp, kwh: yearly, lostToShade }) => {
            const { tilt, azimuth } = home.roof.planes[plane] ?? {}
            return {
              name: String(plane + 1),
              cells: [
                tilt === undefined ? '–' : `${writeNumber(tilt, region)}°`,
                azimuth === undefined ? '–' : compassWords(azimuth),
                writeNumber(panels, region),
                writeFigure(kwp, 'kWp', region),
                `${writeNumber(yearly, region)} kWh`,
                writeShare(lostToShade, region),
              ],
            }
          }),
        }}
      />
    </Part>
  )
}

/** Years that show how the money goes; the last of the plan besides. */
const SHOWN_YEARS = [1, 2, 3, 5, 10, 15, 20, 25, 30]

function Money({ plan, region }: { plan: Plan; region: Region }) {
  const { figures } = plan
  return (
    <Part heading="Money">
      <ul className="mb-3 columns-2 gap-8">
        {[figures.cost, figures.support, figures.netCost, figures.ownMoney, figures.saving, figures.npv].map(
          (figure) => (
            <li key={figure.label} className="break-inside-avoid">
              {figure.label}: <strong>{writeFigure(figure.value, figure.unit, region)}</strong>
            </li>
          ),
        )}
      </ul>
      <MoneyByYear
        plan={plan}
        region={region}
        isShown={(year) => SHOWN_YEARS.includes(year) || year === plan.years.length}
      />
    </Part>
  )
}

/** The whole plan as an address that a camera reads; its fragment, which holds the plan, is sent to no server. */
function PlanInACode({ home }: { home: Home }) {
  const region = useRegionOfHome()
  const address = `${location.origin}/plan#${writeLink(home)}`
  if (address.length > LONGEST_CODE) return null
  return (
    <section aria-label="This plan on a screen" className="flex break-inside-avoid items-center gap-5">
      <QrCode text={address} label="The address of this plan as a code" className="size-40 shrink-0" />
      <p>
        Point a camera at the code to open this plan at {location.host}. It holds the figures above and the place to
        about {roughly(region)}; opening it sends them nowhere. Worked out by Helioplan on {writeDay(today(), region)}.
      </p>
    </section>
  )
}

/** Every figure that was given, typical or assumed, once. */
function termsOf({ figures, assumed }: Plan): readonly Term[] {
  const given = Object.values(figures).flatMap(({ terms }) => terms.filter(({ path }) => path !== undefined))
  const filled = assumed.map((settled): Term => ({ name: settled.path, ...settled }))
  return [...new Map([...filled, ...given].map((term) => [term.path, term])).values()]
}

const written = ({ value, unit }: Term, region: Region) =>
  typeof value === 'number' ? writeFigure(value, unit, region) : ''

/** Where it comes from; of what is typical, who said so. */
function sourceOf(term: Term, preset: Preset | undefined, region: Region): string {
  const { from } = term
  const title = from.kind === 'typical' && preset ? readOf(preset, from.figure)?.source.title : undefined
  return title === undefined ? originOfTerm(term, region) : `${originOfTerm(term, region)}: ${title}`
}
