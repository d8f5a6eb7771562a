import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { share } from './figures.ts'
import { ReferenceTable } from './reference-table.tsx'

const { inRange, withoutNetwork } = accuracy.endToEnd
const coarse = withoutNetwork.inRange

/** How often the references lie between our P90 and P10. */
export function RangeSection() {
  return (
    <CardSection heading="Does the range hold?">
      <p className="mb-4 text-soft">
        P90 to P10 should hold 8 of 10 cases. A weather file is a typical year, which stands for the mean of many, so
        its yield is held against our range for the mean of 25 years first.
      </p>
      <ReferenceTable
        caption="References that lie in our range"
        head={['Range for', 'Our climate', 'The coarse table']}
        rows={[
          ['The mean of 25 years', share(inRange.meanYear), share(coarse.meanYear)],
          ['A single year', share(inRange.singleYear), share(coarse.singleYear)],
          ['A single month', share(inRange.month), share(coarse.month)],
          [
            'The mean of 25 years, the climate’s part alone',
            share(inRange.meanYearOfClimateAlone),
            share(coarse.meanYearOfClimateAlone),
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
