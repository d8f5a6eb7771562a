import { useState } from 'react'
import type { CalculatorSlug } from '#shared/calculators/catalogue.ts'
import type { Calculation } from '#shared/calculators/define.ts'
import { changeHome, homeState, tryWay, undo, useHomeState } from '../../../state/home.ts'
import { outcomeOf } from '../../../state/plan-outcome.ts'
import { Button } from '../../../ui/button.tsx'
import { FigureTable } from '../../../ui/chart/chart-figure.tsx'
import { classes } from '../../../ui/classes.ts'
import { SHEET } from '../../../ui/sheet.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { disagreementOf, figuresForPlan, withFigures } from './into-plan.ts'

interface PutIntoPlanProps {
  readonly slug: CalculatorSlug
  readonly calculation: Calculation
}

/** Says what a result would change in the plan, does it when that is wanted, and takes it back. */
export default function PutIntoPlan({ slug, calculation }: PutIntoPlanProps) {
  const { own } = useHomeState()
  const [isDone, setDone] = useState(false)
  const figures = figuresForPlan(slug, calculation, own)
  const disagreement = disagreementOf(slug, calculation, own, outcomeOf(own))
  function put() {
    tryWay(null)
    const next = withFigures(homeState().own, figures)
    if (!next) return
    changeHome(next)
    setDone(true)
  }
  function takeBack() {
    undo()
    setDone(false)
  }
  return (
    <div className={classes(SHEET, 'mt-5 grid gap-4 p-5 print:hidden')} role="status">
      {isDone ? (
        <>
          <p className="font-semibold">It is in your plan.</p>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="small" onClick={takeBack}>
              Undo
            </Button>
            <TextLink href="/plan/answer">Your Answer</TextLink>
          </div>
        </>
      ) : figures.length > 0 ? (
        <>
          <p className="font-semibold">This would change your plan:</p>
          <ul className="grid gap-1.5">
            {figures.map(({ path, label, becomes, now }) => (
              <li key={path}>
                {label}: <strong>{becomes}</strong> <span className="text-soft">(now: {now})</span>
              </li>
            ))}
          </ul>
          <Button size="small" className="justify-self-start" onClick={put}>
            Change it
          </Button>
        </>
      ) : (
        <p>There is nothing in it that your plan has a place for, in the currency your plan counts in.</p>
      )}
      {disagreement && (
        <div className="border-t border-line pt-4">
          <p className="font-semibold">Your plan says otherwise</p>
          <FigureTable
            label="This formula and your plan"
            table={{
              columns: ['Figure', 'This formula', 'Your plan'],
              rows: disagreement.rows.map(({ name, formula, plan }) => ({ name, cells: [formula, plan] })),
            }}
          />
          <p className="mt-3 text-note text-soft">{disagreement.why}</p>
        </div>
      )}
    </div>
  )
}
