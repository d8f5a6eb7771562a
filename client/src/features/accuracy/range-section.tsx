import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { useAccuracyFormats } from './figures.ts'

const { inRange, withoutNetwork } = accuracy.endToEnd
const coarse = withoutNetwork.inRange

export function RangeSection() {
  const { countAndShare } = useAccuracyFormats()
  return (
    <CardSection heading={t('Is our range right?')}>
      <p className="mb-4 text-soft">
        {t(
          'Our range should include 8 in 10 cases. A weather file is a typical year and stands for the average of many years. So we first compare its output with our range for the 25-year average.',
        )}
      </p>
      <FigureTable
        caption={t('References within our range')}
        columns={[t('Period'), t('Fine climate table'), t('Coarse climate table')]}
        rows={[
          [t('The 25-year average'), countAndShare(inRange.meanYear), countAndShare(coarse.meanYear)],
          [t('One year'), countAndShare(inRange.singleYear), countAndShare(coarse.singleYear)],
          [t('One month'), countAndShare(inRange.month), countAndShare(coarse.month)],
          [
            t('The 25-year average, uncertainty of the climate only'),
            countAndShare(inRange.meanYearOfClimateAlone),
            countAndShare(coarse.meanYearOfClimateAlone),
          ],
        ]}
      />
      <p className="mt-4">
        {t(
          'The references are models too. They do not show how far models differ from real systems, or how much single years vary. Our range includes both, so more than 8 in 10 cases are within it. The last row leaves both out, so fewer are.',
        )}
      </p>
    </CardSection>
  )
}
