import type { Request } from 'express'
import type { Deps } from '../deps.ts'
import { addressOf, hidden } from './limits.ts'

/** Writes into the log what happened to an account, by its number, and from an address that nobody can read. */
export const eventLog =
  ({ log, config }: Pick<Deps, 'log' | 'config'>) =>
  (event: string, request: Request, account?: number) =>
    log.info({ event, account, address: hidden(addressOf(request), config), request: request.id }, 'Event')
