import { hasStoredHome } from './storage.ts'

export const HOME_REMOVED_TOAST = { title: 'Home removed', description: 'Your home is no longer on this device.' }

/** Action of the sign-out message if this browser stores a home. Its code loads when pressed. */
export const offerHomeRemoval = (onRemoved: () => void) =>
  hasStoredHome()
    ? {
        action: {
          label: 'Remove my home from this device',
          onPress: () => void import('./home.ts').then(({ deleteHome }) => deleteHome()).then(onRemoved),
        },
      }
    : undefined
