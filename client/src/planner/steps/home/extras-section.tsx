import type { ReactNode } from 'react'
import { entryRangeOf } from '#shared/home/figures.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { KM_PER_MILE } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'
import { HeatPumpFields } from './heat-pump-fields.tsx'
import { HotWaterFields } from './hot-water-fields.tsx'

/** Large consumers, either included in the amount above or in addition to it. */
export function ExtrasSection() {
  const use = useHome(({ use }) => use)
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const perUnit = region.distance === 'mi' ? KM_PER_MILE : 1
  const isFromDisplay = use.car?.measuredAt === 'display'
  return (
    <CardSection heading={t('Heating, cooling, car and pool')}>
      <p className="mb-2 text-soft">
        {t('Tick what you have or plan to get. We add what you plan to your electricity use.')}
      </p>
      <div className="grid gap-2">
        <ExtraUse path="use.heatPump" label={t('Heat pump')}>
          <HeatPumpFields />
        </ExtraUse>
        <HotWaterFields />
        <ExtraUse
          path="use.cooling"
          label={t('Air conditioning')}
          yearlyLabel={t('Cooling electricity (kWh a year)')}
        />
        <ExtraUse path="use.car" label={t('Electric car')}>
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
            onValue={(measuredAt) => setFigure('use.car.measuredAt', measuredAt, preset)}
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
            onValue={(charging) => setFigure('use.car.charging', charging, preset)}
          />
        </ExtraUse>
        <ExtraUse path="use.pool" label={t('Pool')} yearlyLabel={t('Pool pump electricity (kWh a year)')} />
      </div>
    </CardSection>
  )
}

type ExtraUse = 'heatPump' | 'cooling' | 'car' | 'pool'

interface ExtraUseProps {
  readonly path: `use.${ExtraUse}` & FigurePath
  readonly label: string
  /** Label of its yearly use, if that is asked for. */
  readonly yearlyLabel?: string
  readonly children?: ReactNode
}

function ExtraUse({ path, label, yearlyLabel, children }: ExtraUseProps) {
  const use = useHome(({ use }) => use)
  const preset = useCountryPreset()
  const part = use[path.slice('use.'.length) as ExtraUse]
  return (
    <div data-figure={path}>
      <Checkbox
        checked={part !== undefined}
        onValue={(isThere) => setFigure(path, isThere ? { inAmount: false } : undefined, preset)}
      >
        {label}
      </Checkbox>
      {part && (
        <fieldset className="mb-4 ml-8 grid gap-5">
          <legend className="sr-only">{label}</legend>
          <RadioChips
            label={t('Do you have it already?')}
            options={{ now: t('Yes'), planned: t('No, planned') }}
            value={part.inAmount ? 'now' : 'planned'}
            onValue={(timing) => setFigure(`${path}.inAmount`, timing === 'now', preset)}
          />
          {yearlyLabel && <FigureField label={yearlyLabel} path={`${path}.kwhPerYear`} />}
          {children}
        </fieldset>
      )}
    </div>
  )
}
