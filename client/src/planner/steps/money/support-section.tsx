import type { ReactNode } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import type { Incentive } from '#shared/home/costs.ts'
import { FIRST_DAY, LAST_DAY } from '#shared/home/field-schemas.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { type Support, totalOfSupport } from '#shared/home/incentives.ts'
import { MAX_INCENTIVES } from '#shared/home/list-limits.ts'
import { provenanceOf } from '#shared/home/provenance.ts'
import { t, tData } from '#shared/language/t.ts'
import { presetName } from '#shared/presets/preset-name.ts'
import { findIncentiveRules, localOptionsOf } from '#shared/presets/typical-home.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { useHydrated } from '../../../startup/use-hydrated.ts'
import { today } from '../../../state/today.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { calculating } from '../../../ui/skeleton.tsx'
import { useDraft } from '../../../ui/use-draft.ts'
import { resultValue, useIsCalculating, usePlan } from '../../engine/plan-store.ts'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { RemoveButton } from '../../fields/remove-button.tsx'
import { describeUncounted } from '../../words/money-notes.ts'
import { MoneyLine } from './money-line.tsx'

export function SupportSection() {
  const incentives = useHome(({ money }) => money.incentives)
  const provenance = useHome(({ provenance }) => provenance)
  const homeRegion = useHome(({ region }) => region)
  const startDate = useHome(({ system }) => system.start)
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const countedIncentives = incentives.filter(({ on, kind }) => on && kind !== 'in-words')
  const newIncentive: Incentive = { kind: 'flat', name: t('My incentive'), on: true, of: 'both', amount: 0 }
  const totalSupport = usePlan(({ plan }) => {
    const support = resultValue(plan)?.support ?? []
    return support.length === 0 ? undefined : totalOfSupport(support)
  })
  const uncounted = usePlan(({ plan }) => resultValue(plan)?.uncountedSupport ?? 0)
  const isCalculating = useIsCalculating()
  const isHydrated = useHydrated()
  const start = startDate ?? (isHydrated ? today() : undefined)
  const expired =
    preset && start !== undefined
      ? findIncentiveRules(preset, localOptionsOf({ region: homeRegion }, start)).filter(
          ({ rule, applies }) => rule.default === 'none' || !applies,
        )
      : []
  return (
    <MoneyLine
      heading={t('Incentives')}
      value={
        totalSupport !== undefined
          ? formatFigure(totalSupport, 'money', region)
          : isCalculating
            ? calculating()
            : (describeUncounted(uncounted, region) ?? t('None'))
      }
      path="money.incentives.0"
    >
      <DateField
        label={t('Start date of the system')}
        hint={t('Incentives and export rates depend on this date. If you leave it empty, we assume today.')}
        value={startDate}
        onValue={(date) => setFigure('system.start', date, preset)}
        min={FIRST_DAY}
        max={LAST_DAY}
        className="mb-6 max-w-72"
      />
      {incentives.length === 0 && <p className="text-soft">{t('We found no incentives for a home like yours.')}</p>}
      <ul className="grid gap-4">
        {incentives.map((incentive, index) => {
          const path = `money.incentives.${index}`
          // Entered by the user, without a program behind it.
          const isOwn = incentive.kind === 'flat' && provenanceOf({ provenance }, path).kind === 'yours'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a support is known by its place alone
            <li key={index} className={BOX}>
              <Checkbox checked={incentive.on} onValue={(on) => setFigure(`${path}.on`, on)}>
                {isOwn ? incentive.name : presetName(incentive.name, preset)}
              </Checkbox>
              <div className="ml-8 grid gap-3">
                <SupportFields incentive={incentive} isOwn={isOwn} path={path} currency={currencySymbol(region)} />
                <SupportAmount name={incentive.name} index={countedIncentives.indexOf(incentive)} />
                <FigureSource path={path} />
                {isOwn && (
                  <RemoveButton
                    itemName={incentive.name}
                    className="justify-self-start"
                    onClick={() => setFigure(path, undefined)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <AddButton
        count={incentives.length}
        max={MAX_INCENTIVES}
        className="mt-4"
        onClick={() => setFigure(`money.incentives.${incentives.length}`, newIncentive)}
      >
        {t('Add your own incentive')}
      </AddButton>
      {expired.length > 0 && (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
            {t('Schemes that have ended or do not apply')}
          </summary>
          <ul className="mt-2 grid list-disc gap-2 pl-5 text-note text-soft">
            {expired.map(({ rule }) => (
              <li key={rule.id}>
                <strong>{presetName(rule.incentive.name, preset)}</strong>. {rule.note && tData(rule.note)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </MoneyLine>
  )
}

const UNMET_CONDITIONS: Readonly<Record<NonNullable<Support['unmetCondition']>, () => string>> = {
  amount: () => t('To count this, enter its amount.'),
  'certificate-price': () => t('To count this, enter the price per certificate.'),
  size: () => t('A system of this size does not qualify.'),
  'net-metering': () => t('You cannot combine this with net metering.'),
}

/** @param index among the active programs, which the plan lists in the home's order; names may repeat */
function SupportAmount({ name, index }: { name: string; index: number }) {
  const region = useHomeRegion()
  const support = usePlan(({ plan }) => resultValue(plan)?.support[index])
  if (support?.incentive.name !== name) return null
  const write = (amount: number) => formatFigure(amount, 'money', region)
  if (support.unmetCondition)
    return <p className="text-note font-semibold text-amber">{UNMET_CONDITIONS[support.unmetCondition]()}</p>
  const strong = (text: ReactNode) => <strong>{text}</strong>
  const laterTotal = support.byYear.reduce((sum, amount) => sum + amount, 0)
  return (
    <p className="text-note">
      {support.atStart > 0 && tRich('<strong>{amount}</strong> up front', { amount: write(support.atStart), strong })}
      {support.atStart > 0 && laterTotal > 0 && <br />}
      {laterTotal > 0 && tRich('<strong>{amount}</strong> over the years', { amount: write(laterTotal), strong })}
    </p>
  )
}

interface SupportFigureProps {
  readonly incentive: Incentive
  readonly isOwn: boolean
  readonly path: FigurePath
  readonly currency: string
}

function SupportFields({ incentive, isOwn, path, currency }: SupportFigureProps) {
  switch (incentive.kind) {
    case 'flat':
      return (
        <>
          {isOwn && <NameField path={`${path}.name`} name={incentive.name} />}
          <FigureField label={t('Amount ({currency})', { currency })} path={`${path}.amount`} hidesSource />
        </>
      )
    case 'share-of-cost':
      return <FigureField label={t('Share of the cost (%)')} path={`${path}.share`} hidesSource />
    case 'by-size':
      return incentive.steps?.length ? null : (
        <FigureField
          label={t('Amount per {unit} ({currency})', { unit: incentive.of === 'battery' ? 'kWh' : 'kW', currency })}
          path={`${path}.rate`}
          hidesSource
        />
      )
    case 'certificates':
      return (
        <FigureField label={t('Price per certificate ({currency})', { currency })} path={`${path}.price`} hidesSource />
      )
    case 'in-words':
      return null
  }
}

/** An empty field keeps the last name. */
function NameField({ path, name }: { path: FigurePath; name: string }) {
  const { field, setDraft } = useDraft(name, (draft) =>
    draft.trim() === '' ? t('Enter a name. We are still using “{name}”.', { name }) : undefined,
  )
  return (
    <TextField
      label={t('Name')}
      {...field}
      maxLength={100}
      onChange={({ target }) => {
        setDraft(target.value)
        if (target.value.trim() !== '') setFigure(path, target.value)
      }}
    />
  )
}
