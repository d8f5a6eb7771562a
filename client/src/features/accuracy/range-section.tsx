import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatShare } from './figures.ts'

const { inRange, withoutNetwork } = accuracy.endToEnd
const coarse = withoutNetwork.inRange

export function RangeSection() {
  return (
    <CardSection heading="Does the range hold?">
      <p className="mb-4 text-soft">
        P90 to P10 should hold 8 of 10 cases. A weather file is a typical year, which stands for the mean of many, so
        its yield is held against our range for the mean of 25 years first.
      </p>
      <FigureTable
        caption="References that lie in our range"
        columns={['Range for', 'Our climate', 'The coarse table']}
        rows={[
          ['The mean of 25 years', formatShare(inRange.meanYear), formatShare(coarse.meanYear)],
          ['A single year', formatShare(inRange.singleYear), formatShare(coarse.singleYear)],
          ['A single month', formatShare(inRange.month), formatShare(coarse.month)],
          [
            'The mean of 25 years, the climate’s part alone',
            formatShare(inRange.meanYearOfClimateAlone),
            formatShare(coarse.meanYearOfClimateAlone),
          ],
        ]}
      />
      <p className="mt-4">
        The references are a model too: they cannot show how far models lie from real systems, which the range also
        covers, nor how single years scatter. So more than 8 of 10 lie inside. Without those parts, as in the last row,
        it is somewhat fewer.
      </p>
    </CardSection>
  )
}
