import type { Request } from 'express'
import type { Deps } from '../deps.ts'
import { clientAddress, pseudonymize } from './limits.ts'

/** Events contain the account's id and a pseudonym of the network address. */
export const createEventLogger =
  ({ log, config }: Pick<Deps, 'log' | 'config'>) =>
  (event: string, request: Request, account?: number) =>
    log.info({ event, account, address: pseudonymize(clientAddress(request), config), request: request.id }, 'Event')
