import { type BillPeriod, MONTHS_OF_BILL } from '#shared/home/bill-period.ts'
import { isRecord } from '#shared/home/record.ts'
import type { Town } from '#shared/places/places.ts'
import { readFormDraft } from '../../state/form-draft.ts'
import type { AmountDraft } from './amount-fields.tsx'

/** Fields as typed. */
export interface StartDraft extends Partial<AmountDraft> {
  readonly town?: string | undefined
  /** Absent if the text was not picked from the list. */
  readonly chosenTown?: Town | undefined
}

export function readStartDraft(form: 'start' | 'plan'): StartDraft {
  const { town, chosenTown, bill, period, kwh, kind } = readFormDraft(form)
  return {
    ...(typeof town === 'string' && { town }),
    ...(isTown(chosenTown) && { chosenTown }),
    ...(typeof bill === 'string' && { bill }),
    ...(typeof period === 'string' && Object.hasOwn(MONTHS_OF_BILL, period) && { period: period as BillPeriod }),
    ...(typeof kwh === 'string' && { kwh }),
    ...((kind === 'bill' || kind === 'kwh') && { kind }),
  }
}

const isTown = (value: unknown): value is Town =>
  isRecord(value) &&
  [value.name, value.country, value.region].every((text) => typeof text === 'string') &&
  [value.latitude, value.longitude].every((degrees) => typeof degrees === 'number') &&
  Array.isArray(value.otherNames) &&
  ['string', 'undefined'].includes(typeof value.timeZone)
