import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { endToEnd } = accuracy
const { withoutNetwork } = endToEnd

export function EndToEndSection() {
  const { number, percent, count, signedNumber, signedPercent } = useAccuracyFormats()
  return (
    <CardSection heading={t('Output from the town alone')}>
      <p className="mb-4 text-soft">
        {t(
          'Here we use nothing from the reference: only our own climate for the town, then our model. Climate is the larger unknown. Coasts, valleys and mountains are smaller than the cells of our climate table. Weather files differ too: at US stations our sunshine is {tmy2} above one collection (TMY2) and {tmy3} above another (TMY3), which includes 4 of these places.',
          { tmy2: percent(0.6), tmy3: percent(4.1) },
        )}
      </p>
      <FigureTable
        caption={t("Our climate and output compared with PVWatts on each place's own weather, over a year")}
        columns={[
          t('Place'),
          t('Class'),
          t('Sunshine'),
          t('Air temperature'),
          t('Output, roof facing the equator'),
          t('Roof faces within our range'),
        ]}
        rows={endToEnd.byPlace.map(({ place, quality, sun, temperatureDegrees, planes }) => [
          formatName(place),
          quality ?? '',
          signedPercent(sun),
          `${signedNumber(temperatureDegrees)} °C`,
          signedPercent(planes.find(({ kind }) => kind === 'roofTowardsEquator')?.ac ?? 0),
          count({ cases: planes.length, hold: planes.filter(({ holds }) => holds).length }),
        ])}
      />
      <p className="mt-4 text-soft">
        {t(
          "Class A: NASA's monthly figures for the place. Class B: NASA's yearly figure with the seasons of places nearby (open sea, New Zealand, small islands). Class C: the same in the far north, with seasons from further south.",
        )}
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          {t(
            'Sunshine: {mean} off on average, {bias} on balance, {worst} at most. Air temperature: {airMean} °C off on average, {airWorst} °C at most.',
            {
              mean: percent(endToEnd.sun.mean),
              bias: signedPercent(endToEnd.sun.bias),
              worst: percent(endToEnd.sun.worst),
              airMean: number(endToEnd.temperatureDegrees.mean),
              airWorst: number(endToEnd.temperatureDegrees.worst),
            },
          )}
        </li>
        <li>
          {t(
            'Output: {mean} off on average, {worst} at most, for {faces, plural, one {# roof face} other {# roof faces}}.',
            {
              mean: percent(endToEnd.ac.mean),
              worst: percent(endToEnd.ac.worst),
              faces: endToEnd.ac.cases,
            },
          )}
        </li>
        <li>
          {t(
            'Coarse climate table, used if the fine one does not load: sunshine {sun}, air temperature {air} °C and output {output} off on average.',
            {
              sun: percent(withoutNetwork.sun.mean),
              air: number(withoutNetwork.temperatureDegrees.mean),
              output: percent(withoutNetwork.ac.mean),
            },
          )}
        </li>
      </ul>
    </CardSection>
  )
}
