import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'

interface PlanListItemProps {
  readonly name: string
  /** Between the name and the facts. */
  readonly outcome?: ReactNode
  readonly facts: readonly string[]
  readonly openLabel: ReactNode
  readonly onOpen: () => void
  readonly removeLabel: 'Delete' | 'Remove'
  /** Where it is removed from. */
  readonly location: string
  readonly onRemove: () => Promise<unknown>
}

export function PlanListItem(props: PlanListItemProps) {
  const { name, outcome, facts, openLabel, onOpen, removeLabel, location, onRemove } = props
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <h3 className="text-base">{name}</h3>
        {outcome}
        <p className="text-note text-soft">{facts.join(', ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onOpen}>
          {openLabel}
          <span className="sr-only"> {name}</span>
        </Button>
        <ConfirmButton
          variant="quiet"
          size="small"
          confirmation={{
            title: `${removeLabel} this plan?`,
            description: `${name} is removed from ${location}.`,
            confirmLabel: removeLabel,
          }}
          onConfirm={onRemove}
        >
          {removeLabel}
          <span className="sr-only"> {name}</span>
        </ConfirmButton>
      </div>
    </li>
  )
}
