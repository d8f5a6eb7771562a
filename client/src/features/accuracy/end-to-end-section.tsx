import { decimals } from '#shared/format/figures.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatPercent, formatSignedPercent } from './figures.ts'

const { endToEnd } = accuracy
const { withoutNetwork } = endToEnd

export function EndToEndSection() {
  return (
    <CardSection heading="From the place alone">
      <p className="mb-4 text-soft">
        Here nothing of the reference went in: our own climate of the place, then our model. The climate is the larger
        unknown. Coasts, valleys and mountains are smaller than its cells, and weather files differ too: at United
        States stations ours lies 0.6 % above one compilation (TMY2) and 4.1 % above another (TMY3), to which four of
        these places belong.
      </p>
      <FigureTable
        caption="Our climate and yield against PVWatts on each place’s own weather, over a year"
        columns={['Place', 'Class', 'Sun', 'Air', 'Yield, roof facing the equator', 'Six planes in our range']}
        rows={endToEnd.byPlace.map(({ place, quality, sun, temperatureDegrees, planes }) => [
          place,
          quality ?? '',
          formatSignedPercent(sun),
          formatDegrees(temperatureDegrees),
          formatSignedPercent(planes.find(({ kind }) => kind === 'roofTowardsEquator')?.ac ?? 0),
          `${planes.filter(({ holds }) => holds).length} of ${planes.length}`,
        ])}
      />
      <p className="mt-4 text-soft">
        Class A is NASA’s monthly figures of the very cell; B its yearly figure with the season of cells near by (open
        sea, New Zealand, small islands); C the same far north, with a season from further south.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          Sun: {formatPercent(endToEnd.sun.mean)} off on average, {formatSignedPercent(endToEnd.sun.bias)} in the
          balance, {formatPercent(endToEnd.sun.worst)} at worst. Air: {decimals(endToEnd.temperatureDegrees.mean, 1)} °C
          on average, {decimals(endToEnd.temperatureDegrees.worst, 1)} °C at worst.
        </li>
        <li>
          Yield: {formatPercent(endToEnd.ac.mean)} off on average, {formatPercent(endToEnd.ac.worst)} at worst, over{' '}
          {endToEnd.ac.cases} planes.
        </li>
        <li>
          The coarse climate table, which stands in where the fine one cannot be loaded: sun{' '}
          {formatPercent(withoutNetwork.sun.mean)}, air {decimals(withoutNetwork.temperatureDegrees.mean, 1)} °C, yield{' '}
          {formatPercent(withoutNetwork.ac.mean)} off on average.
        </li>
      </ul>
    </CardSection>
  )
}

const formatDegrees = (value: number) => `${value > 0 ? '+' : ''}${decimals(value, 1)} °C`
