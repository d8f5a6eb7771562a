import { NREL_ATTRIBUTION } from '#shared/energy/load-profiles.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'

const { yields } = accuracy

export function SourcesSection() {
  return (
    <>
      <CardSection heading="What was chosen, and on what">
        <p className="mb-4">
          The formulas and constants are published ones, named in the code. These were chosen by us, so the figures
          above are not blind in the strict sense:
        </p>
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            That the air warms by 4 °C above the day’s mean and cools as far below it: on PVWatts places, when the model
            was first made. A wind of 3 m/s over every roof, as no monthly climate gives it: a round figure.
          </li>
          <li>
            Which published formulas make up the chain: the set was taken because it lowered the error at 43 PVWatts
            places. The formula for a day’s diffuse light was picked among four by looking at the eight below. No
            constant inside any of them was changed.
          </li>
          <li>
            How much clouds ripple the hours of a middling day: so that the share of sun that homes use themselves comes
            near to that of 42 places with real hours. It does not touch yields.
          </li>
          <li>
            That a year scatters 1.16 times as much as twelve months on their own would: the mean of the five PVGIS
            places above. The uncertainty of the climate by class is a judgement after comparisons with 1,200 weather
            stations and 381 cities.
          </li>
        </ul>
      </CardSection>
      <CardSection heading="Where the references come from">
        <p className="mb-5">{yields.source}.</p>
        <FigureTable
          caption="Places and their weather files"
          columns={['Place', 'Latitude', 'Longitude', 'Weather']}
          rows={yields.places.map(({ name, latitude, longitude, weather }) => [
            name,
            `${latitude}°`,
            `${longitude}°`,
            weather,
          ])}
        />
        <p className="mt-4 text-soft">
          How homes use electricity over the day: BDEW, standard load profiles H0 and H25; {NREL_ATTRIBUTION}, as mean
          days of each month.
        </p>
        <p className="mt-4 text-soft">
          Our climate: solar climatology derived from NASA Langley Research Center’s POWER Project, funded through the
          NASA Earth Science/Applied Science Program. Temperature: CHELSA climatologies, Karger et al. 2017,
          doi:10.1038/sdata.2017.122, CC BY 4.0, modified; NASA POWER. Elevation: NOAA ETOPO5; GeoNames, CC BY 4.0,
          modified. The figures on this page are worked out by a program that anybody can run again.
        </p>
      </CardSection>
    </>
  )
}
