import { Link } from 'wouter'
import { decimals } from '#shared/calculators/figures.ts'
import { headingOf } from '#shared/pages.ts'
import accuracy from '#shared/solar/accuracy.json'
import { ReferenceTable } from '../features/sun-path/reference-table.tsx'
import { BackIcon } from '../ui/action-icons.tsx'
import { CardSection } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'

const { sun, pvwatts, bestTilt, climateTable, simplePeakSunHours } = accuracy

const KINDS: Readonly<Record<string, string>> = {
  roofTowardsEquator: 'Roof facing the equator',
  rackTowardsEquator: 'Open rack facing the equator',
  roofEast: 'Roof facing east',
  roofTowardsPole: 'Roof facing away from the equator',
  wallTowardsEquator: 'Wall facing the equator',
  horizontal: 'Level ground',
}

const percent = (value: number, digits = 1) => `${decimals(value, digits)} %`
/** The file keeps four decimals of a degree. */
const degreesOff = (value: number) => (value === 0 ? 'less than 0.0001°' : `${value}°`)
/** An error that has a direction. */
const signed = (value: number, digits = 1) => `${value > 0 ? '+' : ''}${percent(value, digits)}`

/** What the solar model's figures are worth, measured against references that others made. */
export default function AccuracyPage() {
  return (
    <Page
      heading={headingOf('/accuracy')}
      width="medium"
      intro="Every model is wrong somewhere. Here is how far ours lies from independent references, good and bad cases alike."
      before={
        <Link href="/calculators/sun-path" className="back-link no-print">
          <BackIcon className="size-5" />
          To Sun Path Analysis
        </Link>
      }
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading="In short">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              The yield of a roof, given its climate, lies {percent(pvwatts.ac.mean)} a year from NREL’s PVWatts on
              average and {percent(pvwatts.ac.worst)} at worst, over {pvwatts.ac.cases} roofs in {pvwatts.places.length}{' '}
              places.
            </li>
            <li>
              The climate itself is the larger unknown: our world-wide table lies {percent(climateTable.year.mean)} from
              those places’ weather files on average, {percent(climateTable.year.worst)} at worst.
            </li>
            <li>
              The simple formula for peak sun hours, 12 · cos(latitude), lies {percent(simplePeakSunHours.mean, 0)} too
              high on average at the same places, {percent(simplePeakSunHours.worst, 0)} at worst. That is why Sun Path
              Analysis shows the measured climate beside it.
            </li>
            <li>
              The simple formula for the tilt is good: at {bestTilt.simpleTiltWithinOnePerCent} of{' '}
              {bestTilt.degrees.cases} places it yields within 1 % of the best tilt.
            </li>
          </ul>
        </CardSection>

        <CardSection heading="The yield of roofs">
          <p className="mb-4 text-soft">
            Each place’s monthly sun and temperature went into our model; its hourly weather went into PVWatts. Both
            answer what the same system yields in a year. PVWatts is itself known to hold within ±10 % of what systems
            yield over many years, so this is a distance between models, not from the truth.
          </p>
          <ReferenceTable
            caption="Our model’s error by kind of roof, over a year"
            head={['Roof', 'Cases', 'Sun: mean', 'Sun: worst', 'Yield: mean', 'Yield: worst', 'Yield: balance']}
            rows={pvwatts.byKind.map(({ kind, irradiation, ac }) => [
              KINDS[kind] ?? kind,
              String(ac.cases),
              percent(irradiation.mean),
              percent(irradiation.worst),
              percent(ac.mean),
              percent(ac.worst),
              signed(ac.bias),
            ])}
            foot={[
              'All',
              String(pvwatts.ac.cases),
              percent(pvwatts.irradiation.mean),
              percent(pvwatts.irradiation.worst),
              percent(pvwatts.ac.mean),
              percent(pvwatts.ac.worst),
              signed(pvwatts.ac.bias),
            ]}
          />
          <p className="mt-4">
            A single month’s yield lies {percent(pvwatts.acByMonth.mean)} from PVWatts on average (
            {pvwatts.acByMonth.cases} months).
          </p>
        </CardSection>

        <CardSection heading="Every case">
          <ReferenceTable
            caption="Yield of a year: our model against PVWatts, place by place"
            head={['Place', ...pvwatts.byKind.map(({ kind }) => KINDS[kind] ?? kind)]}
            rows={pvwatts.places.map(({ name }) => [
              name,
              ...pvwatts.byKind.map(({ kind }) => {
                const found = pvwatts.byCase.find((each) => each.place === name && each.kind === kind)
                return found ? signed(found.ac) : ''
              }),
            ])}
          />
        </CardSection>

        <CardSection heading="The sun">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Position: {degreesOff(sun.positionDegrees.altitude)} in altitude and{' '}
              {degreesOff(sun.positionDegrees.azimuth)} in azimuth from the worked example of NREL’s Solar Position
              Algorithm.
            </li>
            <li>
              Sunrise, solar noon and sunset: {sun.riseTransitSetSeconds.mean} s from the same algorithm on average,{' '}
              {sun.riseTransitSetSeconds.worst} s at worst, in {sun.riseTransitSetSeconds.cases} cases. A hill, a house
              and the day’s air move them by minutes.
            </li>
          </ul>
        </CardSection>

        <CardSection heading="The best tilt and the climate table">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Best tilt: {decimals(bestTilt.degrees.mean, 1)}° from PVWatts’ on average,{' '}
              {decimals(bestTilt.degrees.worst, 1)}° at worst, which costs at most{' '}
              {percent(bestTilt.lossAtReferenceTilt.worst, 2)} of the yield.
            </li>
            <li>
              The table’s yearly sun: {percent(climateTable.year.mean)} from the weather files on average,{' '}
              {signed(climateTable.year.bias)} in the balance. Coasts, valleys and mountains are smaller than its cells.
            </li>
            <li>
              Its air temperature: {decimals(climateTable.temperatureDegrees.mean, 1)} °C off on average,{' '}
              {decimals(climateTable.temperatureDegrees.worst, 1)} °C at worst.
            </li>
          </ul>
        </CardSection>

        <CardSection heading="Where the references come from">
          <p className="mb-5">{pvwatts.source}.</p>
          <ReferenceTable
            caption="Places and their weather files"
            head={['Place', 'Latitude', 'Longitude', 'Weather']}
            rows={pvwatts.places.map(({ name, latitude, longitude, weather }) => [
              name,
              `${latitude}°`,
              `${longitude}°`,
              weather,
            ])}
          />
          <p className="mt-4 text-soft">
            Climate: solar and temperature climatology derived from NASA Langley Research Center’s POWER Project, funded
            through the NASA Earth Science/Applied Science Program. No constant of the model was fitted to these
            references, and these figures are worked out by a program that anybody can run again.
          </p>
        </CardSection>
      </div>
    </Page>
  )
}
