import { createLog } from '../../server/http/log.ts'

export const silentLog = () => createLog('silent', { write() {} })
