import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allMeterReadings } from '../../../api/home-queries.ts'
import { homeRemovedToast } from '../../../state/offer-home-removal.ts'
import { hasStoredHome } from '../../../state/storage.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Deletes everything stored about the home on this device. */
export function RemoveHome() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const [isRemoved, setRemoved] = useState(false)
  if (!isHydrated || isRemoved || !hasStoredHome()) return null
  async function remove() {
    const { deleteHome } = await import('../../../state/home.ts')
    deleteHome()
    client.removeQueries(allMeterReadings)
    setRemoved(true)
    toast(homeRemovedToast())
  }
  return (
    <ConfirmButton
      variant="secondary"
      confirmation={{
        title: 'Remove your home from this device?',
        description:
          'Your plan, its meter readings and your former plans are removed from this browser. Plans saved in your account stay there.',
        confirmLabel: 'Remove',
      }}
      onConfirm={remove}
    >
      Remove my home from this device
    </ConfirmButton>
  )
}
