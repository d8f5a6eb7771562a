import { decimals } from '#shared/format/figures.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { formatCount } from './figures.ts'

const { lossMap } = accuracy

export function TiltSection() {
  return (
    <CardSection heading="The best tilt and the loss map">
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Our best tilt lies {decimals(lossMap.degrees.mean, 1)}° from PVWatts’ on average,{' '}
          {decimals(lossMap.degrees.worst, 1)}° at worst. By PVWatts’ own yields it is within 1 % of the best at{' '}
          {formatCount(lossMap.bestWithinOnePerCent)} places, and so is the simple formula’s at{' '}
          {formatCount(lossMap.formulaWithinOnePerCent)}.
        </li>
        <li>
          What a roof loses against the best, by our map and by PVWatts: {decimals(lossMap.lossPoints.mean, 1)}{' '}
          percentage points apart on average, {decimals(lossMap.lossPoints.worst, 1)} at worst, over{' '}
          {lossMap.lossPoints.cases} roofs.
        </li>
      </ul>
    </CardSection>
  )
}
