import { formatNumber, formatShare } from '#shared/format/number.ts'
import { usePlan } from '../engine/plan-store.ts'
import { useHomeRegion } from '../home-region.ts'

export function PlaneYield({ index }: { index: number }) {
  const energy = usePlan(({ energy }) => energy)
  const shadeLosses = usePlan(({ shadeLosses }) => shadeLosses) ?? []
  const region = useHomeRegion()
  if (energy?.kind !== 'answer') return null
  const array = energy.value.arrays.find(({ plane }) => plane === index)
  const lossShare = shadeLosses[index] ?? 0
  if (!array) return null
  const { kwh, kwp } = array
  const { totals, singleYearSolar } = energy.value
  const share = totals.solar > 0 ? kwh / totals.solar : 0
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      <strong>{formatNumber(kwh, region)} kWh a year</strong> from {formatNumber(kwp, region, 2)} kWp,{' '}
      {formatNumber(kwh / kwp, region)} kWh from each kWp. In 8 of 10 years it lies between{' '}
      {formatNumber(singleYearSolar.p90 * share, region)} and {formatNumber(singleYearSolar.p10 * share, region)} kWh.
      {lossShare > 0 && ` What stands in its light takes ${formatShare(lossShare, region, 1)}.`}
    </p>
  )
}
