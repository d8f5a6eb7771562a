import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { usePlan } from '../../engine/plan-store.ts'

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
  const formatKwh = (value: number) => formatFigure(Math.round(value), 'kWh', region)
  return (
    <p role="status" className="rounded-2xl bg-sky px-4 py-3">
      {tRich(
        '<strong>{yearly}</strong> from {size}: {perKwp} for each kWp. 8 in 10 years are between {low} and {high}.',
        {
          yearly: formatFigure(kwh, 'kWh/year', region),
          size: formatFigure(kwp, 'kWp', region),
          perKwp: formatKwh(kwh / kwp),
          low: formatKwh(singleYearSolar.p90 * share),
          high: formatKwh(singleYearSolar.p10 * share),
          strong: (text) => <strong>{text}</strong>,
        },
      )}{' '}
      {lossShare > 0 && t('Shade takes {share} of the output.', { share: formatShare(lossShare, region, 1) })}
    </p>
  )
}
