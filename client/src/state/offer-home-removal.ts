import { hasStoredHome } from './storage.ts'

export const HOME_REMOVED_TOAST = { title: 'Home removed', description: 'Your home is no longer on this device.' }

/** For the sign-out message of a browser that stores a home. The code loads when pressed. */
export const offerHomeRemoval = (onRemoved: () => void) =>
  hasStoredHome()
    ? {
        action: {
          label: 'Remove my home from this device',
          onPress: () => void import('./home.ts').then(({ deleteHome }) => deleteHome()).then(onRemoved),
        },
      }
    : undefined
