import type { SiteLocation } from '../../energy/load-profiles.ts'
import { type TariffMeter, withoutExportPrices } from '../../finance/meter.ts'
import { isBillWithoutKwh, withKwhOfBill } from '../../home/bill-period.ts'
import type { Home } from '../../home/home.ts'
import { isWithin } from '../../home/provenance.ts'
import type { Amount } from '../../home/use.ts'
import { requireFigure } from '../basis/plan-result.ts'

/** All of a home that its hourly use depends on. */
export interface UseInputs extends Pick<Home, 'use' | 'provenance'> {
  readonly country: Home['region']['country']
  readonly location: SiteLocation
  /** Only if the use is stated by a bill; without export prices. */
  readonly billedBy: TariffMeter | null
}

export const selectUseInputs = (
  { use, provenance, place, region }: Home,
  location: SiteLocation,
  meter: TariffMeter,
): UseInputs => ({
  use,
  provenance: Object.fromEntries(Object.entries(provenance).filter(([path]) => isWithin(path, 'use'))),
  country: place?.country ?? region.country,
  location,
  billedBy: isBillWithoutKwh(use.amount) ? withoutExportPrices(meter) : null,
})

/** The monthly sums of meter readings count where the readings are not on this device. */
export function amountOf({ use: { amount, day } }: UseInputs): Amount {
  return day?.kind === 'readings'
    ? { kind: 'months', kwh: day.kwhPerMonth }
    : withKwhOfBill(requireFigure('use.amount', amount))
}

export const isMetered = ({ use }: UseInputs) => use.day?.kind === 'readings'
