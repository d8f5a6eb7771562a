import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { useRegion } from '../../home/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { FigureTable } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

const { plugIn } = accuracy

export function PlugInSection() {
  const region = useRegion()
  const { number, signedPercent } = useAccuracyFormats()
  return (
    <CardSection heading={t('Plug-in solar on a balcony')}>
      <p className="mb-4 text-soft">
        {t(
          'Use jumps within an hour: a kettle takes more than the kit makes, and a moment later the home takes less. Without these jumps a kit would seem to save more than it does. Our kits hang upright on a balcony in Berlin that faces south, and the home uses {use}.',
          { use: formatFigure(plugIn.use, 'kWh/year', region) },
        )}
      </p>
      <FigureTable
        caption={t('Saved in a year (kWh)')}
        columns={[t('Panels'), t('Reference'), t('Ours'), t('Difference'), t('Ours without jumps')]}
        rows={plugIn.kits.map(({ watts, saved, smooth, reference }) => [
          formatFigure(watts, 'W', region),
          number(reference),
          number(saved),
          signedPercent(100 * (saved / reference - 1)),
          number(smooth),
        ])}
      />
      <p className="mt-4">
        {t('We chose the share of the use that is steady on these two kits, so this is not a blind test.')}
      </p>
      <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(plugIn.source) })}</p>
    </CardSection>
  )
}
