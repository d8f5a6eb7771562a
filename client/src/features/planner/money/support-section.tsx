import type { Incentive } from '#shared/home/costs.ts'
import { MOST_INCENTIVES } from '#shared/home/costs.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import type { Support } from '#shared/home/incentives.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { incentivesHere } from '#shared/home/typical.ts'
import { moneySign } from '#shared/money.ts'
import { useHome } from '../../../state/home.ts'
import { today } from '../../../state/today.ts'
import { AddIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureFrom } from '../figure-from.tsx'
import { NameField } from '../name-field.tsx'
import { usePlan } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { RemoveButton } from '../remove-button.tsx'
import { writeFigure } from '../write.ts'

/** Who helps: each support is switched on or off, and asks for what is not known of it. */
export function SupportSection() {
  const home = useHome()
  const { money, region: of, system } = home
  const { incentives } = money
  const { plan } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  const set = (next: readonly Incentive[]) => setFigure('money.incentives', next, undefined)
  // The plan's supports are those that count, in the home's order; two may have one name.
  const support = plan?.kind === 'answer' ? plan.value.support : []
  const counted = incentives.filter(({ on, kind }) => on && kind !== 'in-words')
  const supportOf = (incentive: Incentive) => {
    const found = support[counted.indexOf(incentive)]
    return found?.incentive.name === incentive.name ? found : undefined
  }
  const own: Incentive = { kind: 'flat', name: 'My support', on: true, of: 'both', amount: 0 }
  const isHydrated = useHydrated()
  const start = system.start ?? (isHydrated ? today() : undefined)
  const ended =
    preset && start !== undefined
      ? incentivesHere(preset, { start, ...(of.subdivision !== undefined && { subdivision: of.subdivision }) }).filter(
          ({ rule, holds }) => rule.default === 'none' || !holds,
        )
      : []
  return (
    <CardSection heading="Support">
      <TextField
        type="date"
        label="Day the system starts"
        hint="Support, and the pay for what is sold, hang on it. Today unless you say otherwise."
        value={system.start ?? ''}
        onChange={({ target }) => setFigure('system.start', target.value || undefined, preset)}
        className="mb-6 max-w-72"
      />
      {incentives.length === 0 && <p className="text-soft">No support is known for a home like yours.</p>}
      <ul className="grid gap-4">
        {incentives.map((incentive, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a support is known by its place alone
          <li key={index} className="rounded-2xl border border-line p-4">
            <Checkbox checked={incentive.on} onValue={(on) => setFigure(`money.incentives.${index}.on`, on, undefined)}>
              {incentive.name}
            </Checkbox>
            <div className="ml-8 grid gap-3">
              <SupportFigure
                incentive={incentive}
                isOwn={isOwn(home, index)}
                path={`money.incentives.${index}`}
                sign={moneySign(region)}
              />
              <WhatItComesTo support={supportOf(incentive)} write={(amount) => writeFigure(amount, 'money', region)} />
              <FigureFrom path={`money.incentives.${index}`} />
              {isOwn(home, index) && (
                <RemoveButton
                  what={incentive.name}
                  className="justify-self-start"
                  onClick={() => set(incentives.filter((_, i) => i !== index))}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {incentives.length < MOST_INCENTIVES && (
        <Button
          variant="secondary"
          size="small"
          className="mt-4"
          onClick={() => setFigure(`money.incentives.${incentives.length}`, own, undefined)}
        >
          <AddIcon className="size-5" />
          Add support of your own
        </Button>
      )}
      {ended.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            What you may have heard of, and does not hold
          </summary>
          <ul className="mt-2 grid list-disc gap-2 pl-5 text-note text-soft">
            {ended.map(({ rule }) => (
              <li key={rule.id}>
                <strong>{rule.incentive.name}</strong>. {rule.note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </CardSection>
  )
}

/** Without a rule behind it, the user gave it. */
const isOwn = (home: Home, index: number) =>
  home.money.incentives[index]?.kind === 'flat' && provenanceOf(home, `money.incentives.${index}`).kind === 'yours'

const LACKING: Readonly<Record<NonNullable<Support['lacking']>, string>> = {
  'its amount': 'It counts once its amount is given.',
  'the price of a certificate': 'It counts once the price of a certificate is given.',
  'the right size': 'A system of this size does not get it.',
  'net metering to be given up': 'Whoever takes it gets no net metering.',
}

function WhatItComesTo({ support, write }: { support: Support | undefined; write: (amount: number) => string }) {
  if (!support) return null
  if (support.lacking) return <p className="text-note font-semibold text-amber">{LACKING[support.lacking]}</p>
  const later = support.byYear.reduce((sum, each) => sum + each, 0)
  return (
    <p className="text-note">
      {support.atStart > 0 && (
        <>
          <strong>{write(support.atStart)}</strong> at the start{' '}
        </>
      )}
      {later > 0 && (
        <>
          <strong>{write(later)}</strong> over the years
        </>
      )}
    </p>
  )
}

interface SupportFigureProps {
  readonly incentive: Incentive
  readonly isOwn: boolean
  readonly path: FigurePath
  readonly sign: string
}

/** The one figure that a support rests on, to be given or changed. */
function SupportFigure({ incentive, isOwn, path, sign }: SupportFigureProps) {
  const amount = { min: 0, max: 1e9, step: 100 }
  switch (incentive.kind) {
    case 'flat':
      return (
        <>
          {isOwn && <NameField label="Its name" path={`${path}.name`} name={incentive.name} maxLength={100} />}
          <FigureField label={`Amount (${sign})`} path={`${path}.amount`} range={amount} isPlain />
        </>
      )
    case 'share-of-cost':
      return (
        <FigureField
          label="Share of the cost (%)"
          path={`${path}.share`}
          range={{ min: 0, max: 100, step: 1 }}
          scale={0.01}
          isPlain
        />
      )
    case 'by-size':
      return incentive.steps?.length ? null : (
        <FigureField
          label={`For each ${incentive.of === 'battery' ? 'kWh' : 'kW'} (${sign})`}
          path={`${path}.rate`}
          range={amount}
          isPlain
        />
      )
    case 'certificates':
      return (
        <FigureField
          label={`Price of a certificate (${sign})`}
          path={`${path}.price`}
          range={{ min: 0, max: 1e6, step: 1 }}
          isPlain
        />
      )
    case 'in-words':
      return null
  }
}
