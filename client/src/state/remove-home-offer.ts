import { hasHome } from './storage.ts'

/** Said when it is done. */
export const HOME_REMOVED = { title: 'Home removed', description: 'Your home is no longer on this device.' }

/** What a message after signing out offers, where this browser keeps a home; what removes it is fetched when it is pressed. */
export const removeHomeOffer = (onRemoved: () => void) =>
  hasHome()
    ? {
        action: {
          label: 'Remove my home from this device',
          onPress: () => void import('./home.ts').then(({ forgetHome }) => forgetHome()).then(onRemoved),
        },
      }
    : undefined
