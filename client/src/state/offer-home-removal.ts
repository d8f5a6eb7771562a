import { t } from '#shared/language/t.ts'
import { prepareStoredHome } from './load-home-schemas.ts'
import { hasStoredHome } from './storage.ts'

export const homeRemovedToast = () => ({
  title: t('Home removed'),
  description: t('Your home is no longer on this device.'),
})

export async function removeHome() {
  await prepareStoredHome()
  const { deleteHome } = await import('./home.ts')
  deleteHome()
}

/** For the sign-out message of a browser that stores a home. The code loads when pressed. */
export const offerHomeRemoval = (onRemoved: () => void) =>
  hasStoredHome()
    ? {
        action: {
          label: t('Remove my home from this device'),
          onPress: () => void removeHome().then(onRemoved),
        },
      }
    : undefined
