import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'

const { sun } = accuracy

/** The data has four decimals of a degree. */
const formatDegreesOff = (value: number) => (value === 0 ? 'less than 0.0001°' : `${value}°`)

export function SunSection() {
  return (
    <CardSection heading="The sun">
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          Position: {formatDegreesOff(sun.positionDegrees.altitude)} in altitude and{' '}
          {formatDegreesOff(sun.positionDegrees.azimuth)} in azimuth from the worked example of NREL’s Solar Position
          Algorithm.
        </li>
        <li>
          Sunrise, solar noon and sunset: {sun.riseTransitSetSeconds.mean} s from the same algorithm on average,{' '}
          {sun.riseTransitSetSeconds.worst} s at worst, in {sun.riseTransitSetSeconds.cases} cases. A hill, a house and
          the day’s air move them by minutes.
        </li>
      </ul>
    </CardSection>
  )
}
