import { addressOf } from '#shared/language/addresses.ts'

/** Link to the page in the current language. */
export const unsubscribeLink = (site: string, token: string) =>
  `${site}${addressOf('/newsletter/unsubscribe')}?token=${token}`
