import { currencySymbol } from '#shared/format/money.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'

/** Hot water from surplus solar, and what heats it without. */
export function HotWaterFields() {
  const hotWater = useHome(({ use }) => use.hotWater)
  const isMetered = useHome(({ use }) => use.day?.kind === 'readings')
  const preset = useCountryPreset()
  const region = useHomeRegion()
  return (
    <div data-figure="use.hotWater">
      <Checkbox
        checked={hotWater !== undefined}
        onValue={(isThere) => setFigure('use.hotWater', isThere ? { heatedWith: 'electricity' } : undefined, preset)}
      >
        {t('Hot water from surplus solar')}
      </Checkbox>
      {hotWater && (
        <fieldset className="mb-4 ml-8 grid gap-5">
          <legend className="sr-only">{t('Hot water from surplus solar')}</legend>
          <p className="text-note text-soft">
            {t(
              'A heating element in your tank takes the solar that you do not use. Add its price, with its controller, to your system price.',
            )}
          </p>
          <RadioChips
            label={t('What heats your water now?')}
            options={{ electricity: t('Electricity'), fuel: t('Gas, oil or another fuel') }}
            value={hotWater.heatedWith}
            onValue={(heatedWith) => setFigure('use.hotWater.heatedWith', heatedWith, preset)}
          />
          {hotWater.heatedWith === 'electricity' && isMetered && (
            <p className="text-note text-soft">
              {t(
                'Your meter readings do not show the electricity for hot water apart, so this does not change your plan.',
              )}
            </p>
          )}
          <FigureField
            label={t('Heat for hot water (kWh a day)')}
            hint={t('Solar heats no more than this. Leave empty for a typical amount by the people in your home.')}
            path="use.hotWater.kwhPerDay"
          />
          {hotWater.heatedWith === 'fuel' && (
            <>
              <FigureField
                label={t('Fuel price per kWh ({currency})', { currency: currencySymbol(region) })}
                hint={t('On your gas bill. For oil, divide the price of a liter by 10, of a US gallon by 38.')}
                path="use.hotWater.fuelPrice"
              />
              <FigureField label={t('Boiler efficiency for hot water (%)')} path="use.hotWater.boilerEfficiency" />
            </>
          )}
        </fieldset>
      )}
    </div>
  )
}
