import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allReadings } from '../../../api/home-queries.ts'
import { HOME_REMOVED } from '../../../state/remove-home-offer.ts'
import { hasHome } from '../../../state/storage.ts'
import { AskButton } from '../../../ui/ask-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Removes all that this browser keeps about the user's home; shown where it keeps any. */
export function RemoveHome() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const [isRemoved, setRemoved] = useState(false)
  if (!isHydrated || isRemoved || !hasHome()) return null
  async function remove() {
    const { forgetHome } = await import('../../../state/home.ts')
    forgetHome()
    client.removeQueries(allReadings)
    setRemoved(true)
    toast(HOME_REMOVED)
  }
  return (
    <AskButton
      variant="secondary"
      question={{
        title: 'Remove your home from this device?',
        description:
          'Your plan, its meter readings and your former plans are removed from this browser. Plans saved in your account stay there.',
        confirm: 'Remove',
      }}
      onConfirm={remove}
    >
      Remove my home from this device
    </AskButton>
  )
}
