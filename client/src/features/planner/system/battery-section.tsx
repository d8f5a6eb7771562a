import { type Price, priceOfSize } from '#shared/home/costs.ts'
import { priced } from '#shared/home/plan/project-of-home.ts'
import type { Battery } from '#shared/home/system.ts'
import { moneySign } from '#shared/money.ts'
import { useHome } from '../../../state/home.ts'
import { CardSection } from '../../../ui/card.tsx'
import { FigureTable } from '../../../ui/chart/chart-figure.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { known, usePlan, useShownBattery } from '../reckoning/plan-store.ts'
import { usePreset, useRegionOfHome } from '../region-of-home.ts'
import { writeFigure, writeNumber } from '../write.ts'

const MOST = 20

/** A battery of up to 20 kWh, and what it adds. */
export function BatterySection() {
  const { system, money } = useHome()
  const { batteries, energy } = usePlan()
  const preset = usePreset()
  const region = useRegionOfHome()
  const battery = useShownBattery()
  // Without panels of their own choice, none is a choice too.
  const none = system.arrays.length > 0 ? undefined : { usableKwh: 0 }
  const kwh = battery?.usableKwh ?? 0
  const totals = known(energy)?.totals
  const isIdle = totals !== undefined && totals.export > 0 && totals.charge + totals.gridCharge === 0
  const set = (usableKwh: number) =>
    setFigure('system.battery', usableKwh === 0 ? none : ({ ...battery, usableKwh } satisfies Battery), undefined)
  return (
    <CardSection heading="A battery?">
      <Slider
        data-figure="system.battery"
        label="Usable capacity"
        value={Math.min(MOST, kwh)}
        onValue={set}
        min={0}
        max={MOST}
        step={0.5}
        words={kwh === 0 ? 'No battery' : `${writeNumber(kwh, region, 1)} kWh`}
        shown
      />
      {battery && kwh > 0 && (
        <div className="mt-5 grid gap-5">
          <FigureField
            label={`Battery price, installed (${moneySign(region)})`}
            path="money.batteryPrice"
            range={{ min: 0, max: 1e8, step: 100 }}
            write={(total) => priceOfSize(money.batteryPrice, total, kwh)}
            read={(held) => (held ? Number(priced(held as Price, kwh).toPrecision(9)) : undefined)}
          />
          <div>
            <Checkbox
              checked={battery.chargeFromGrid ?? false}
              onValue={(on) => setFigure('system.battery.chargeFromGrid', on || undefined, preset)}
            >
              Charge from the grid when electricity is cheap
            </Checkbox>
            <p className="text-note text-soft">
              It can pay where your price changes by time of day. Ask the installer if your battery can do it.
            </p>
          </div>
          {isIdle && (
            <p role="status" className="text-soft">
              At your prices, selling solar pays at least as much as storing it. The battery stays unused in this plan.
            </p>
          )}
          <Disclosure title="Its data sheet" ground="sunken">
            <div className="grid gap-5 sm:grid-cols-2">
              <FigureField
                label="Power (kW)"
                path="system.battery.powerKw"
                range={{ min: 0.01, max: 1000, step: 0.5 }}
              />
              <FigureField
                label="Given back of what went in (%)"
                path="system.battery.roundTrip"
                range={{ min: 1, max: 100, step: 1 }}
                scale={0.01}
              />
              <FigureField
                label="Kept for an outage (%)"
                path="system.battery.reserve"
                range={{ min: 0, max: 100, step: 5 }}
                scale={0.01}
              />
              <Choices
                label="It serves"
                options={{ 'self-use': 'every shortfall', 'dear-hours': 'the dear hours' }}
                value={battery.rule ?? 'self-use'}
                onValue={(rule) => setFigure('system.battery.rule', rule, preset)}
              />
            </div>
          </Disclosure>
        </div>
      )}
      {batteries?.kind === 'answer' && (
        <div className="mt-6">
          <p className="mb-2 font-strong">What a battery adds to the plan without one</p>
          <FigureTable
            label="What a battery adds"
            table={{
              columns: ['Capacity', 'Need not be bought', 'Used at home', 'Value today'],
              rows: batteries.value.map((each) => ({
                name: writeFigure(each.usableKwh, 'kWh', region),
                cells: [
                  `${writeNumber(each.addsKwh, region)} kWh`,
                  writeFigure(each.selfConsumption, 'share', region),
                  each.usableKwh === 0 ? '–' : writeFigure(each.addsMoney, 'money', region),
                ],
              })),
            }}
          />
        </div>
      )}
    </CardSection>
  )
}
