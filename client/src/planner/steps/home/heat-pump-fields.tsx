import { useRef } from 'react'
import { fuelUnit, litresPerFuelUnit } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'

type Fuel = NonNullable<NonNullable<Home['use']['heatPump']>['fuel']>

/** Its electricity, or the fuel that it replaces. */
export function HeatPumpFields() {
  const heatPump = useHome(({ use }) => use.heatPump)
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const fuel = heatPump?.fuel
  const lastFuel = useRef(fuel)
  const chooseFuel = (isFuel: boolean) => {
    if (!isFuel) lastFuel.current = fuel
    const kind = region.country === 'US' ? 'therms' : 'kwh'
    setFigure('use.heatPump.fuel', isFuel ? (lastFuel.current ?? { kind }) : undefined, preset)
  }
  return (
    <>
      <RadioChips
        label={t('What do you know?')}
        options={{ electricity: t('Electricity it uses'), fuel: t('Fuel you burn now') }}
        value={fuel ? 'fuel' : 'electricity'}
        onValue={(known) => chooseFuel(known === 'fuel')}
      />
      {fuel ? (
        <>
          <RadioChips
            label={t('Fuel')}
            options={fuelOptions(region, fuel.kind)}
            value={fuel.kind}
            onValue={(kind) => setFigure('use.heatPump.fuel.kind', kind, preset)}
          />
          <FigureField
            label={t('Fuel used ({unit} a year)', { unit: unitOfFuel(fuel.kind, region) })}
            hint={t('From your last heating bill. We work out the electricity for your climate, with hot water.')}
            path="use.heatPump.fuel.perYear"
            scale={fuel.kind === 'oil' ? litresPerFuelUnit(region) : 1}
          />
          <FigureField label={t('Boiler efficiency (%)')} path="use.heatPump.fuel.boilerEfficiency" />
        </>
      ) : (
        <FigureField label={t('Heating electricity (kWh a year)')} path="use.heatPump.kwhPerYear" />
      )}
      <RadioChips
        label={t('What heats your rooms?')}
        options={{ radiators: t('Radiators'), floor: t('Underfloor heating') }}
        value={heatPump?.emitters ?? 'radiators'}
        onValue={(emitters) => setFigure('use.heatPump.emitters', emitters, preset)}
      />
    </>
  )
}

function unitOfFuel(kind: Fuel['kind'], region: Region): string {
  if (kind === 'oil') return fuelUnit(region)
  if (kind === 'therms') return t('therms')
  return kind === 'kwh' ? 'kWh' : 'm³'
}

/** Options as bills of the country have them, and what is chosen. */
function fuelOptions(region: Region, chosen: Fuel['kind']): Partial<Record<Fuel['kind'], string>> {
  const isUs = region.country === 'US'
  return {
    ...((!isUs || chosen === 'kwh') && { kwh: t('Gas in kWh') }),
    ...((!isUs || chosen === 'gas-m3') && { 'gas-m3': t('Gas in m³') }),
    ...((isUs || chosen === 'therms') && { therms: t('Gas in therms') }),
    oil: t('Heating oil'),
  }
}
