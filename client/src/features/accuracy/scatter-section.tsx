import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatPercent } from './figures.ts'

const { scatter } = accuracy

export function ScatterSection() {
  return (
    <CardSection heading="Good and bad years">
      <p className="mb-4 text-soft">
        How far single months and years lie from their mean follows from how much a climate’s days differ. PVGIS knows
        it from many years of satellite pictures. One standard deviation, ours and theirs:
      </p>
      <FigureTable
        caption="Scatter of yields from year to year"
        columns={['Place', 'Years', 'Year', 'Steadiest month', 'Unruliest month']}
        rows={scatter.byPlace.map(({ name, years, year, steadiestMonth, unruliestMonth }) => [
          name,
          years,
          formatPair(year),
          formatPair(steadiestMonth),
          formatPair(unruliestMonth),
        ])}
      />
      <p className="mt-4">
        Over all months ours lies {scatter.monthPoints} points from theirs on average
        {scatter.monthBiasPoints < 0 && `, ${-scatter.monthBiasPoints} too low in the balance`}. In the tropics, where
        days are more alike than we take them to be, ours is too high. Source: {scatter.source}.
      </p>
    </CardSection>
  )
}

const formatPair = ({ ours, reference }: { readonly ours: number; readonly reference: number }) =>
  `${formatPercent(ours)}, PVGIS ${formatPercent(reference)}`
