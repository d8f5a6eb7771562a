import { createLog } from '../../server/http/log.ts'

/** A log whose lines are collected. */
export function collectLog(level: string) {
  const lines: string[] = []
  return { lines, log: createLog(level, { write: (line: string) => void lines.push(line) }) }
}

export const silentLog = () => createLog('silent', { write() {} })
