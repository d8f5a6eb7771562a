import type { ReactNode } from 'react'
import { t } from '#shared/language/t.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { setFigure } from '../fields/edit.ts'
import { KINDS, type KindName, useKindName } from '../page/kinds.ts'

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
      onValue={(kind) => setFigure('kind', kind)}
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

/** Small drawings. The words next to them say the same. */
const KIND_PICTURES: Readonly<Record<KindName, ReactNode>> = {
  house: (
    <Drawing>
      <House />
      <path d="M54 42V29M54 31c-5 0-8-3.5-8-8s3.5-10 8-10 8 5.5 8 10-3 8-8 8Z" />
    </Drawing>
  ),
  outages: (
    <Drawing>
      <House />
      <path d="m56 8-9 15h8l-3 12 11-16h-8Z" className="fill-sun stroke-sun" />
    </Drawing>
  ),
  'off-grid': (
    <Drawing>
      <House />
      <path d="M55 42v-7M55 9l-6 9h3l-6 9h2l-4 8h22l-4-8h2l-6-9h3Z" />
    </Drawing>
  ),
  balcony: (
    <Drawing>
      <path d="M14 42V4h38v38M22 10h7v8h-7zM37 10h7v8h-7zM29 31v-6h8v6" />
      <path d="M20 31h26M20 31v10M46 31v10" />
      <path d="M24 36.5h18" className="stroke-sun" strokeWidth="7" strokeLinecap="butt" />
    </Drawing>
  ),
}

function House() {
  return (
    <>
      <path d="M4 24 22 9l18 15M9 20v22h26V20M18 42V30h8v12" />
      <path d="m25.5 11.9 10 8.4" className="stroke-sun" strokeWidth="4" />
    </>
  )
}
