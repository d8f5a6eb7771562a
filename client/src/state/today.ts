import type { IsoDate } from '#shared/home/kinds.ts'

/** The day on this device's clock. Never asked for in a first render, which the server may have done on another day. */
export function today(): IsoDate {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
