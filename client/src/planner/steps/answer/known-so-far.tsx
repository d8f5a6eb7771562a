import { formatNumber } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { periodOfBill, totalOfBill } from '#shared/home/bill-period.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { CARD } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { usePlan } from '../../engine/plan-store.ts'
import { type Fact, FactList, useSummaryFacts } from '../../page/plan-summary.tsx'
import { formatBillWithPeriod } from '../../words/format-bill.ts'

/** Replaces the answer while it is calculated, as high as that is. What needs no calculation comes first. */
export function KnownSoFar() {
  const [place, ...calculated] = useSummaryFacts()
  const home = useHome((home) => home)
  const sunHours = usePlan(({ sunHours }) => sunHours?.[0])
  const region = useHomeRegion()
  const known: readonly (Fact | undefined)[] = [
    place,
    describeBill(home, region),
    describePrice(home, region),
    [t('Peak sun hours a day'), sunHours == null ? null : formatNumber(sunHours, region, 1)],
  ]
  return (
    <div data-loading="" className={classes(CARD, 'h-154 overflow-hidden lg:h-86 print:hidden')}>
      <FactList facts={[...known.flatMap((fact) => (fact ? [fact] : [])), ...calculated]} />
    </div>
  )
}

const describeBill = ({ use: { amount } }: Home, region: Region): Fact | undefined =>
  amount?.kind === 'bill'
    ? [t('Your bill now'), formatBillWithPeriod(totalOfBill(amount), periodOfBill(amount), region)]
    : undefined

/** Describes a single rate. */
function describePrice({ tariff }: Home, region: Region): Fact | undefined {
  const [period, ...otherPeriods] = tariff.buying?.periods ?? []
  const [block, ...otherBlocks] = period?.blocks ?? []
  if (!block || otherPeriods.length + otherBlocks.length > 0) return undefined
  return [t('Electricity price'), formatFigure(block.price, 'money/kWh', region)]
}
