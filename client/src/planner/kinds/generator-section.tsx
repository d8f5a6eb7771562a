import { currencySymbol } from '#shared/format/money.ts'
import { fuelUnit, litresPerFuelUnit } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { useHome } from '../../home/home.ts'
import { useHomeRegion } from '../../home/home-region.ts'
import { CardSection } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { WarningIcon } from '../../ui/icon.tsx'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { setFigure } from '../fields/edit.ts'
import { FigureField } from '../fields/figure-field.tsx'
import { useChoiceWithDrafts } from '../fields/use-choice-with-drafts.ts'

/** @param asksFuelPrice set where an answer needs the price; otherwise it is asked next to the answer. */
export function GeneratorSection({ asksFuelPrice }: { asksFuelPrice: boolean }) {
  const generator = useHome(({ system }) => system.generator)
  const region = useHomeRegion()
  const [fuel = 'none', choose] = useChoiceWithDrafts<'none' | 'petrol' | 'diesel'>({
    path: 'system.generator',
    current: generator && (generator.fuel ?? 'petrol'),
    initialValue: (fuel) => (fuel === 'none' ? undefined : { ...generator, fuel }),
  })
  const values = { currency: currencySymbol(region), unit: fuelUnit(region) }
  const perUnit = litresPerFuelUnit(region)
  return (
    <CardSection heading={t('Generator')}>
      <div className="grid gap-6">
        <RadioChips
          label={t('Do you have a generator, or plan to buy one?')}
          options={{ none: t('No generator'), petrol: t('Gasoline (petrol)'), diesel: t('Diesel') }}
          value={fuel}
          onValue={(next) => {
            choose(next)
            if (next === 'none') setFigure('system.generator', undefined)
          }}
        />
        {generator && fuel !== 'none' && (
          <>
            {asksFuelPrice && <FuelPriceField />}
            <FigureField
              label={t('Service and wear ({currency} per kWh)', values)}
              hint={t('Oil, filters and repairs, divided by the kWh made. We count nothing until you enter it.')}
              path="money.generatorWear"
            />
            <p className="flex gap-3 rounded-2xl bg-danger-soft px-4 py-3">
              <WarningIcon className="mt-0.5 size-6 shrink-0 text-danger" />
              <span>
                {t(
                  'Run a generator outside only, away from windows and doors. Its exhaust contains carbon monoxide (CO), a deadly gas that you cannot smell.',
                )}
              </span>
            </p>
            <Disclosure title={t('Generator data sheet')} background="sunken">
              <div className="grid gap-5 sm:grid-cols-2">
                <FigureField label={t('Generator power (kW)')} path="system.generator.ratedKw" />
                <FigureField
                  label={t('Fuel at idle ({unit} an hour)', values)}
                  path="system.generator.litresPerHour"
                  scale={perUnit}
                />
                <FigureField
                  label={t('Fuel for each kWh ({unit})', values)}
                  path="system.generator.litresPerKwh"
                  scale={perUnit}
                />
              </div>
            </Disclosure>
          </>
        )}
      </div>
    </CardSection>
  )
}

export function FuelPriceField() {
  const region = useHomeRegion()
  return (
    <FigureField
      label={t('Fuel price ({currency} per {unit})', { currency: currencySymbol(region), unit: fuelUnit(region) })}
      hint={t('Without it we count the fuel, but not what it costs.')}
      path="money.fuelPrice"
      scale={1 / litresPerFuelUnit(region)}
    />
  )
}
