import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { prepareHomeRemoval } from '../../../home/remove-home.ts'
import { useHydrated } from '../../../startup/use-hydrated.ts'
import { hasStoredHome } from '../../../state/storage.ts'
import { ConfirmButton } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Deletes everything stored about the home on this device. */
export function RemoveHome() {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const [isRemoved, setRemoved] = useState(false)
  if (!isHydrated || isRemoved || !hasStoredHome()) return null
  async function remove() {
    const removeHome = await prepareHomeRemoval(client)
    removeHome()
    setRemoved(true)
    toast({ title: t('Home removed'), description: t('Your home is no longer on this device.') })
  }
  return (
    <ConfirmButton
      variant="secondary"
      confirmation={{
        title: t('Remove your home from this device?'),
        description: t(
          'Your plan, its smart meter readings and your earlier plans will be removed from this browser. Plans saved in your account stay there.',
        ),
        confirmLabel: t('Remove'),
      }}
      onConfirm={remove}
    >
      {t('Remove my home from this device')}
    </ConfirmButton>
  )
}
