import { currencySymbol } from '#shared/format/money.ts'
import { NO_VALUE } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { type Price, priceBySizeFrom } from '#shared/home/costs.ts'
import type { Battery } from '#shared/home/system.ts'
import { t } from '#shared/language/t.ts'
import { priceAtSize } from '#shared/plan/resolve-project.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion, usePricedHome } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { Calculating } from '../../../ui/skeleton.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { FigureTable } from '../../../ui/table.tsx'
import { resultValue, useIsCalculating, usePlan, usePlannedBattery } from '../../engine/plan-store.ts'
import { ApplianceList } from '../../fields/appliance-list.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField } from '../../fields/figure-field.tsx'

const MAX_KWH = 20
/** Size of the battery whose price is asked while the plan has none [kWh]. */
const COMPARED_KWH = 10

export function BatterySection() {
  const system = usePricedHome(({ system }) => system)
  const money = usePricedHome(({ money }) => money)
  const options = resultValue(usePlan(({ batteries }) => batteries))
  const region = useHomeRegion()
  const preset = useCountryPreset()
  const battery = usePlannedBattery()
  const isCalculating = useIsCalculating()
  // The removal of the battery must be stored before panels are chosen, to override the recommendation.
  const removedBattery = system.arrays.length > 0 ? undefined : { usableKwh: 0 }
  const kwh = battery?.usableKwh ?? 0
  const totals = usePlan(({ energy }) => resultValue(energy)?.totals)
  const isIdle = totals !== undefined && totals.export > 0 && totals.charge + totals.gridCharge === 0
  const set = (usableKwh: number) =>
    setFigure(
      'system.battery',
      usableKwh === 0 ? removedBattery : ({ ...battery, usableKwh } satisfies Battery),
      undefined,
    )
  if (isCalculating && battery === undefined)
    return (
      <CardSection heading={t('Battery')}>
        <Calculating className="h-44" />
      </CardSection>
    )
  return (
    <CardSection heading={t('Battery')}>
      <Slider
        data-figure="system.battery"
        label={t('Usable battery size')}
        value={Math.min(MAX_KWH, kwh)}
        onValue={set}
        min={0}
        max={MAX_KWH}
        step={0.5}
        valueText={kwh === 0 ? t('No battery') : formatFigure(kwh, 'kWh', region)}
        showsValue
      />
      {kwh === 0 && (
        <FigureField
          label={t('Price of a {size} battery, installed ({currency})', {
            size: formatFigure(COMPARED_KWH, 'kWh', region),
            currency: currencySymbol(region),
          })}
          hint={t('To compare your plan with one that has a battery.')}
          path="money.batteryPrice"
          figure="money.batteryPrice.total"
          {...batteryPriceOf(COMPARED_KWH, money.batteryPrice)}
          className="mt-5 max-w-md"
        />
      )}
      {battery && kwh > 0 && (
        <div className="mt-5 grid gap-5">
          <FigureField
            label={t('Battery price, installed ({currency})', { currency: currencySymbol(region) })}
            path="money.batteryPrice"
            figure="money.batteryPrice.total"
            {...batteryPriceOf(kwh, money.batteryPrice)}
          />
          <div>
            <Checkbox
              checked={battery.chargeFromGrid ?? false}
              onValue={(on) => setFigure('system.battery.chargeFromGrid', on || undefined, preset)}
            >
              {t('Charge from the grid when electricity is cheap')}
            </Checkbox>
            <p className="text-note text-soft">
              {t(
                'This can pay off if your price changes by time of day. Ask your installer if your battery can do it.',
              )}
            </p>
          </div>
          {isIdle && (
            <p role="status" className="text-soft">
              {t(
                'At your prices, exporting solar pays at least as much as storing it. The battery is not used in this plan.',
              )}
            </p>
          )}
          <Disclosure title={t('Battery data sheet')} background="sunken">
            <div className="grid gap-5 sm:grid-cols-2">
              <FigureField label={t('Battery power (kW)')} path="system.battery.powerKw" />
              <FigureField label={t('Round-trip efficiency (%)')} path="system.battery.roundTrip" />
              <FigureField label={t('Backup reserve (%)')} path="system.battery.reserve" />
              <RadioChips
                label={t('When the battery is used')}
                options={{ 'self-use': t('Whenever you need it'), 'dear-hours': t('In peak-price hours') }}
                value={battery.rule ?? 'self-use'}
                onValue={(rule) => setFigure('system.battery.rule', rule)}
              />
            </div>
          </Disclosure>
        </div>
      )}
      {options && (
        <div className="mt-6">
          <p className="mb-2 font-strong">{t('What a battery would change')}</p>
          {options.every(({ savedKwh }) => Math.round(savedKwh) === 0) ? (
            <p className="text-soft">
              {t('At your prices, exporting solar pays at least as much as storing it. No battery lowers your bill.')}
            </p>
          ) : (
            <FigureTable
              label={t('{title}: table', { title: t('What a battery would change') })}
              columns={[
                t('Battery size'),
                t('Electricity you no longer buy'),
                t('Solar you use yourself'),
                t("Lifetime gain in today's money"),
              ]}
              rows={options.map((option) => [
                formatFigure(option.usableKwh, 'kWh', region),
                formatFigure(Math.round(option.savedKwh), 'kWh', region),
                formatFigure(option.selfConsumption, 'share', region),
                option.usableKwh === 0 ? NO_VALUE : formatFigure(option.addedNpv, 'money', region),
              ])}
            />
          )}
        </div>
      )}
    </CardSection>
  )
}

/** The field of a price by size, as the total for one size. */
const batteryPriceOf = (kwh: number, price: Price | undefined) => ({
  toStored: (total: number) => priceBySizeFrom(price, total, kwh),
  fromStored: (stored: unknown) => (stored ? Number(priceAtSize(stored as Price, kwh).toPrecision(9)) : undefined),
})

export function BackupSection() {
  const backup = useHome(({ system }) => system.backup)
  const battery = usePlannedBattery()
  if (!battery) return null
  return (
    <CardSection heading={t('Power outages')}>
      <ApplianceList path="system.backup" appliances={backup} />
      <OutageDuration />
    </CardSection>
  )
}

function OutageDuration() {
  const outage = usePlan(({ outage }) => outage)
  const region = useHomeRegion()
  if (outage?.kind === 'fault') return <p className="mt-4 font-semibold text-danger">{outage.message}</p>
  if (outage?.kind !== 'answer') return null
  const { months, kwhPerDay, powerIsEnough } = outage.value
  return (
    <div role="status" className="mt-5 rounded-2xl bg-sky px-4 py-3">
      <p>
        {tRich(
          'These use {kwh} a day. In a typical power outage the battery runs them for <strong>{january} in January and {july} in July</strong>.',
          {
            kwh: formatFigure(Number(kwhPerDay.toFixed(1)), 'kWh', region),
            january: formatDuration(months[0]?.median ?? 0),
            july: formatDuration(months[6]?.median ?? 0),
            strong: (text) => <strong>{text}</strong>,
          },
        )}
      </p>
      {!powerIsEnough && (
        <p className="mt-2 font-semibold text-danger">{t('The battery cannot run all of these at the same time.')}</p>
      )}
    </div>
  )

  function formatDuration(hours: number) {
    return hours >= 24 * 14
      ? t('2 weeks or more')
      : t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(hours) })
  }
}
