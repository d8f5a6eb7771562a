import { decimals } from '#shared/calculators/figures.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { percent, share, signed } from './figures.ts'
import { ReferenceTable } from './reference-table.tsx'

const { endToEnd } = accuracy
const { inRange, withoutNetwork } = endToEnd

/** What a visitor gets who gives nothing but the place: our climate, our model, and the range that is shown. */
export function EndToEndSection() {
  return (
    <CardSection heading="From the place alone">
      <p className="mb-4 text-soft">
        Here nothing of the reference went in: our own climate of the place, then our model. The climate is the larger
        unknown. Coasts, valleys and mountains are smaller than its cells, and weather files differ too: at United
        States stations ours lies 0.6 % above one compilation (TMY2) and 4.1 % above another (TMY3), to which four of
        these places belong.
      </p>
      <ReferenceTable
        caption="Our climate and yield against PVWatts on each place’s own weather, over a year"
        head={['Place', 'Class', 'Sun', 'Air', 'Yield, roof facing the equator', 'Six planes in our range']}
        rows={endToEnd.byPlace.map(({ place, quality, sun, temperatureDegrees, planes }) => [
          place,
          quality ?? '',
          signed(sun),
          degrees(temperatureDegrees),
          signed(planes.find(({ kind }) => kind === 'roofTowardsEquator')?.ac ?? 0),
          `${planes.filter(({ holds }) => holds).length} of ${planes.length}`,
        ])}
      />
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          Sun: {percent(endToEnd.sun.mean)} off on average, {signed(endToEnd.sun.bias)} in the balance,{' '}
          {percent(endToEnd.sun.worst)} at worst. Air: {decimals(endToEnd.temperatureDegrees.mean, 1)} °C on average,{' '}
          {decimals(endToEnd.temperatureDegrees.worst, 1)} °C at worst.
        </li>
        <li>
          Yield: {percent(endToEnd.ac.mean)} off on average, {percent(endToEnd.ac.worst)} at worst, over{' '}
          {endToEnd.ac.cases} planes.
        </li>
        <li>
          The coarse climate table, which stands in where the fine one cannot be loaded: sun{' '}
          {percent(withoutNetwork.sun.mean)}, air {decimals(withoutNetwork.temperatureDegrees.mean, 1)} °C, yield{' '}
          {percent(withoutNetwork.ac.mean)} off on average.
        </li>
      </ul>
      <h3 className="mt-6 mb-2 font-semibold">Does the range hold?</h3>
      <p>
        P90 to P10 should hold 8 of 10 cases. A weather file is a typical year, which stands for the mean of many: of{' '}
        {inRange.meanYear.cases} yearly yields {share(inRange.meanYear)} lie in our range for the mean of 25 years,{' '}
        {share(inRange.singleYear)} in that for a single year, and of single months {share(inRange.month)}. With the
        coarse table it is {share(withoutNetwork.inRange.meanYear)} for the mean year. That is more than 8 of 10,
        because the references are a model too and cannot show how far models lie from real systems. Without that part
        of the range, {share(inRange.meanYearOfClimateAlone)} lie inside.
      </p>
    </CardSection>
  )
}

const degrees = (value: number) => `${value > 0 ? '+' : ''}${decimals(value, 1)} °C`
