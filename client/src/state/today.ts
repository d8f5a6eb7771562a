import type { IsoDate } from '#shared/home/field-schemas.ts'

/** Local. Never call it in a first render: the server may have rendered on another day. */
export function today(): IsoDate {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
