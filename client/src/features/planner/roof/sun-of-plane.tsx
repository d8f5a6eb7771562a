import { usePlan } from '../reckoning/plan-store.ts'
import { useRegionOfHome } from '../region-of-home.ts'
import { writeNumber, writeShare } from '../write.ts'

/** What the year gives there, and what obstacles take. */
export function SunOfPlane({ index }: { index: number }) {
  const { energy, lostToShade = [] } = usePlan()
  const region = useRegionOfHome()
  if (energy?.kind !== 'answer') return null
  const array = energy.value.arrays.find(({ plane }) => plane === index)
  const lost = lostToShade[index] ?? 0
  if (!array) return null
  const { kwh, kwp } = array
  const { totals, solarOfOneYear } = energy.value
  const share = totals.solar > 0 ? kwh / totals.solar : 0
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      <strong>{writeNumber(kwh, region)} kWh a year</strong> from {writeNumber(kwp, region, 2)} kWp,{' '}
      {writeNumber(kwh / kwp, region)} kWh from each kWp. In 8 of 10 years it lies between{' '}
      {writeNumber(solarOfOneYear.p90 * share, region)} and {writeNumber(solarOfOneYear.p10 * share, region)} kWh.
      {lost > 0 && ` What stands in its light takes ${writeShare(lost, region, 1)}.`}
    </p>
  )
}
