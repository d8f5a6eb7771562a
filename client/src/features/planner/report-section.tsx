import { nameOfFigure } from '#shared/home/figures.ts'
import type { Term } from '#shared/home/plan/figure.ts'
import type { Plan } from '#shared/home/plan.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../state/home.ts'
import { today } from '../../state/today.ts'
import { placeOf } from './place-name.ts'
import { known, usePlan } from './plan-store.ts'
import { useRegionOfHome } from './region-of-home.ts'
import { originOfTerm } from './term-origin.ts'
import { writeDay, writeFigure, writeNumber } from './write.ts'

/** What to ask whoever makes an offer; none of it is in the figures. */
const QUESTIONS = [
  'What does the price include: scaffolding, meter cabinet, grid connection, registration, taxes?',
  'Which yield in a year do you promise, and what shading did you reckon with? May I see the report?',
  'Which panels, inverter and battery, with which warranties, and who stands in for them?',
  'Who registers the system, and when does pay for what is sold begin?',
  'What does upkeep cost, and what happens when the inverter fails?',
] as const

/** On paper alone: what the answer rests on, and what to ask installers. */
export function ReportSection() {
  const home = useHome()
  const plan = known(usePlan().plan)
  const region = useRegionOfHome()
  if (!plan) return null
  return (
    <section aria-label="What it rests on" className="hidden gap-4 text-sm print:grid">
      <h2 className="text-xl">What it rests on</h2>
      <p>
        {home.place && `${placeOf(home.place)}. `}
        {plan.energy.arrays
          .map(({ plane, panels, kwp }) => `Plane ${plane + 1}: ${panels} panels, ${writeNumber(kwp, region, 2)} kWp`)
          .join('; ')}
        . Worked out by Helioplan on {writeDay(today())}.
      </p>
      <ul className="columns-2 gap-8">
        {termsOf(plan).map((term) => (
          <li key={term.path} className="break-inside-avoid">
            {nameOfFigure((term.path ?? '').split('.'))}: <strong>{written(term, region)}</strong> ({originOfTerm(term)}
            )
          </li>
        ))}
      </ul>
      <h2 className="text-xl">Questions for installers</h2>
      <ul className="list-disc pl-5">
        {QUESTIONS.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
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
