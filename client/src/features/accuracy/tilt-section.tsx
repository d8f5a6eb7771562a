import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { useAccuracyFormats } from './figures.ts'

const { lossMap } = accuracy

export function TiltSection() {
  const { number, percent, count } = useAccuracyFormats()
  return (
    <CardSection heading={t('Best slope and loss map')}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {t(
            "Our best slope differs from that of PVWatts by {mean}° on average and {worst}° at most. By PVWatts' own figures, its output is within {limit} of the best at {ours} places. The simple formula is within it at {formula} places.",
            {
              mean: number(lossMap.degrees.mean),
              worst: number(lossMap.degrees.worst),
              limit: percent(1),
              ours: count(lossMap.bestWithinOnePerCent),
              formula: count(lossMap.formulaWithinOnePerCent),
            },
          )}
        </li>
        <li>
          {t(
            'How much less a roof makes than the best slope and direction: our map and PVWatts differ by {mean} percentage points on average and {worst} at most, for {roofs, plural, one {# roof} other {# roofs}}.',
            {
              mean: number(lossMap.lossPoints.mean),
              worst: number(lossMap.lossPoints.worst),
              roofs: lossMap.lossPoints.cases,
            },
          )}
        </li>
      </ul>
    </CardSection>
  )
}
