import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { useAccuracyFormats } from './figures.ts'

const { positionDegrees, riseTransitSetSeconds } = accuracy.sun

/** The data has four decimals of a degree. */
const DIGITS = 4

export function SunSection() {
  const { number } = useAccuracyFormats()
  const degrees = (value: number) =>
    value === 0 ? t('less than {limit}°', { limit: number(10 ** -DIGITS, DIGITS) }) : `${number(value, DIGITS)}°`
  return (
    <CardSection heading={t('Sun position and times')}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          {t(
            "Position: {height} off in height and {direction} in direction, compared with the worked example of NREL's Solar Position Algorithm.",
            { height: degrees(positionDegrees.altitude), direction: degrees(positionDegrees.azimuth) },
          )}
        </li>
        <li>
          {t(
            'Sunrise, solar noon and sunset: {mean} s off the same algorithm on average, {worst} s at most, in {cases, plural, one {# case} other {# cases}}. A hill, a house and the air of the day change them by minutes.',
            {
              mean: number(riseTransitSetSeconds.mean),
              worst: number(riseTransitSetSeconds.worst),
              cases: riseTransitSetSeconds.cases,
            },
          )}
        </li>
      </ul>
    </CardSection>
  )
}
