import { t } from '#shared/language/t.ts'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { setFigure } from '../fields/edit.ts'
import { KIND_PICTURES } from './kind-pictures.tsx'
import { KINDS, type KindName, useKindName } from './kinds.ts'

/** What was entered for another kind stays: each has its own part of the home. */
export function KindChips({ className }: { className?: string }) {
  return (
    <RadioChips
      data-figure="kind"
      label={t('Kind of home')}
      layout="tiles"
      options={{
        house: <KindLabel kind="house" />,
        balcony: <KindLabel kind="balcony" />,
        outages: <KindLabel kind="outages" />,
        'off-grid': <KindLabel kind="off-grid" />,
      }}
      value={useKindName()}
      onValue={(kind) => setFigure('kind', kind, undefined)}
      {...(className !== undefined && { className })}
    />
  )
}

const KindLabel = ({ kind }: { kind: KindName }) => (
  <>
    {KIND_PICTURES[kind]}
    {KINDS[kind].label()}
  </>
)
