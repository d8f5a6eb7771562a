import { type ReactNode, useRef } from 'react'
import { currencySymbol } from '#shared/format/money.ts'
import { fuelUnit, litresPerFuelUnit } from '#shared/format/quantity.ts'
import { entryRangeOf } from '#shared/home/figures.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { valueAt } from '#shared/home/record.ts'
import { t } from '#shared/language/t.ts'
import { KM_PER_MILE, type Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'

/** Large consumers. */
export function ExtrasSection() {
  const use = useHome(({ use }) => use)
  const region = useHomeRegion()
  const perUnit = region.distance === 'mi' ? KM_PER_MILE : 1
  const isFromDisplay = use.car?.measuredAt === 'display'
  return (
    <CardSection heading={t('Heating, cooling, car and pool')}>
      <p className="mb-2 text-soft">
        {t('Tick what you have or plan to get. We add what you plan to your electricity use.')}
      </p>
      <div className="grid gap-2">
        <ExtraUse name="heatPump" label={t('Heat pump')}>
          <HeatPumpFields />
        </ExtraUse>
        <HotWaterFields />
        <ExtraUse name="cooling" label={t('Air conditioning')} yearlyLabel={t('Cooling electricity (kWh a year)')} />
        <ExtraUse name="car" label={t('Electric car')}>
          <FigureField
            label={t('Distance driven ({unit} a year)', { unit: region.distance })}
            path="use.car.kmPerYear"
            range={{ max: entryRangeOf('use.car.kmPerYear').max / perUnit }}
            scale={perUnit}
          />
          <FigureField
            label={t('Electricity used per 100 {unit} (kWh)', { unit: region.distance })}
            hint={
              isFromDisplay
                ? t('The average that your car shows.')
                : t('Electricity drawn from the socket, including charging losses.')
            }
            path="use.car.kwhPer100Km"
            scale={1 / perUnit}
          />
          <RadioChips
            label={t('Where is this measured?')}
            options={{ socket: t('At the socket'), display: t('In the car') }}
            value={use.car?.measuredAt ?? 'socket'}
            onValue={(measuredAt) => setFigure('use.car.measuredAt', measuredAt)}
          />
          {isFromDisplay && (
            <FigureField
              label={t('Charging loss (%)')}
              hint={t('About 10 at a home charger and 15 at a household socket.')}
              path="use.car.chargingLoss"
            />
          )}
          <RadioChips
            label={t('Charging time')}
            {...(use.car?.charging === 'surplus' && {
              hint: t('Needs a charger that follows the sun, and a car at home by day. The rest is charged at night.'),
            })}
            options={{
              evening: t('When you get home'),
              night: t('At night, by timer'),
              day: t('Around midday'),
              surplus: t('On solar surplus'),
            }}
            value={use.car?.charging ?? 'evening'}
            onValue={(charging) => setFigure('use.car.charging', charging)}
          />
        </ExtraUse>
        <ExtraUse name="pool" label={t('Pool')} yearlyLabel={t('Pool pump electricity (kWh a year)')} />
      </div>
    </CardSection>
  )
}

interface ExtraProps {
  readonly path: FigurePath
  readonly label: string
  /** What is stored when it is ticked. */
  readonly initial: unknown
  readonly children: ReactNode
}

/** A consumer, with its fields while it is ticked. */
function Extra({ path, label, initial, children }: ExtraProps) {
  const isThere = useHome((home) => valueAt(home, path.split('.')) !== undefined)
  const preset = useCountryPreset()
  return (
    <div data-figure={path}>
      <Checkbox checked={isThere} onValue={(next) => setFigure(path, next ? initial : undefined, preset)}>
        {label}
      </Checkbox>
      {isThere && (
        <fieldset className="mb-4 ml-8 grid gap-5">
          <legend className="sr-only">{label}</legend>
          {children}
        </fieldset>
      )}
    </div>
  )
}

interface ExtraUseProps extends Pick<ExtraProps, 'label'> {
  readonly name: 'heatPump' | 'cooling' | 'car' | 'pool'
  /** Label of its yearly use, if that is asked for. */
  readonly yearlyLabel?: string
  readonly children?: ReactNode
}

/** Either included in the amount above or in addition to it. */
function ExtraUse({ name, label, yearlyLabel, children }: ExtraUseProps) {
  const isInAmount = useHome(({ use }) => use[name]?.inAmount)
  return (
    <Extra path={`use.${name}`} label={label} initial={{ inAmount: false }}>
      <RadioChips
        label={t('Do you have it already?')}
        options={{ now: t('Yes'), planned: t('No, planned') }}
        value={isInAmount ? 'now' : 'planned'}
        onValue={(timing) => setFigure(`use.${name}.inAmount`, timing === 'now')}
      />
      {yearlyLabel && <FigureField label={yearlyLabel} path={`use.${name}.kwhPerYear`} />}
      {children}
    </Extra>
  )
}

type Fuel = NonNullable<NonNullable<Home['use']['heatPump']>['fuel']>

/** Its electricity, or the fuel that it replaces. */
function HeatPumpFields() {
  const heatPump = useHome(({ use }) => use.heatPump)
  const region = useHomeRegion()
  const preset = useCountryPreset()
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
            onValue={(kind) => setFigure('use.heatPump.fuel.kind', kind)}
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
        onValue={(emitters) => setFigure('use.heatPump.emitters', emitters)}
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

/** Hot water from surplus solar, and what heats it without. */
function HotWaterFields() {
  const heatedWith = useHome(({ use }) => use.hotWater?.heatedWith)
  const isMetered = useHome(({ use }) => use.day?.kind === 'readings')
  const region = useHomeRegion()
  return (
    <Extra path="use.hotWater" label={t('Hot water from surplus solar')} initial={{ heatedWith: 'electricity' }}>
      <p className="text-note text-soft">
        {t(
          'A heating element in your tank takes the solar that you do not use. Add its price, with its controller, to your system price.',
        )}
      </p>
      <RadioChips
        label={t('What heats your water now?')}
        options={{ electricity: t('Electricity'), fuel: t('Gas, oil or another fuel') }}
        value={heatedWith}
        onValue={(next) => setFigure('use.hotWater.heatedWith', next)}
      />
      {heatedWith === 'electricity' && isMetered && (
        <p className="text-note text-soft">
          {t('Your meter readings do not show the electricity for hot water apart, so this does not change your plan.')}
        </p>
      )}
      <FigureField
        label={t('Heat for hot water (kWh a day)')}
        hint={t('Solar heats no more than this. Leave empty for a typical amount by the people in your home.')}
        path="use.hotWater.kwhPerDay"
      />
      {heatedWith === 'fuel' && (
        <>
          <FigureField
            label={t('Fuel price per kWh ({currency})', { currency: currencySymbol(region) })}
            hint={t('On your gas bill. For oil, divide the price of a liter by 10, of a US gallon by 38.')}
            path="use.hotWater.fuelPrice"
          />
          <FigureField label={t('Boiler efficiency for hot water (%)')} path="use.hotWater.boilerEfficiency" />
        </>
      )}
    </Extra>
  )
}
