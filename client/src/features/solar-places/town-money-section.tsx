import type { TownMoney, TownPage } from '#shared/contract/solar-pages.ts'
import { formatDate } from '#shared/format/date.ts'
import { formatMoney } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { formatPanels, formatYears } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import { regionOf } from '#shared/region.ts'
import { CardSection } from '../../ui/card.tsx'
import { Fact, TypicalFigureList } from './typical-figure-list.tsx'

/** A typical panel: power [kW] and area [m²]. */
const PANEL = { kw: 0.44, area: 2 }
/** Difference of the shares from which a battery is worth a line. */
const MIN_DIFFERENCE = 0.05

/** Size for the typical home of the region, with what it costs and saves. */
export function TownMoneySection({ page }: { page: TownPage }) {
  const { money, typical, country, figures } = page
  return (
    <CardSection heading={t('Size and payback for a typical home')}>
      {money ? (
        <Money money={money} country={country.country} />
      ) : (
        <p>
          {typical
            ? t(
                'We know no typical electricity use here. To cover yours, divide the kWh a year on your bill by {output}: that is the size in kWp.',
                { output: formatNumber(figures.yield.p50) },
              )
            : t(
                'We know no typical use and prices here. Your bill shows your use in a year and your price per kWh. Ask your electricity provider what it pays for exported solar, and an installer for a price.',
              )}
        </p>
      )}
      {typical && (
        <>
          <h3 className="mt-6 mb-2 text-lg">{t('Typical prices and use')}</h3>
          <TypicalFigureList typical={typical} country={country.country} />
        </>
      )}
    </CardSection>
  )
}

function Money({ money, country }: { money: TownMoney; country: string }) {
  const { currency, use, kwp, usedAtHome, usedWithBattery, batteryKwh, cost, missing, asOf } = money
  const region = regionOf(country, currency)
  const panels = Math.ceil(kwp / PANEL.kw)
  const rounded = (amount: number) => formatMoney(Number(amount.toPrecision(3)), region)
  const years = (value: number | null) => formatYears(value, region, t('not within 25 years'))
  return (
    <>
      <p>
        {t(
          '{kwp} kWp of panels make as much in a year as a typical home uses: {use} kWh. That is {panels} on about {area} m².',
          {
            kwp: formatNumber(kwp, {}, 1, 1),
            use: formatNumber(use),
            panels: formatPanels(panels, region),
            area: formatNumber(panels * PANEL.area),
          },
        )}
      </p>
      <dl className="mt-3 divide-y divide-line">
        <Fact name={t('Solar you use yourself')} value={formatShare(usedAtHome)} />
        {usedWithBattery - usedAtHome > MIN_DIFFERENCE && (
          <Fact
            name={t('Solar you use yourself, with a battery of {kwh} kWh', { kwh: formatNumber(batteryKwh) })}
            value={formatShare(usedWithBattery)}
          />
        )}
        {cost && (
          <>
            <Fact
              name={t('Price')}
              value={
                cost.afterIncentives < cost.price
                  ? t('about {price}, {after} after grants and rebates', {
                      price: rounded(cost.price),
                      after: rounded(cost.afterIncentives),
                    })
                  : t('about {price}', { price: rounded(cost.price) })
              }
            />
            <Fact name={t('Saved in year 1')} value={t('about {money}', { money: rounded(cost.saving) })} />
            <Fact
              name={t('Payback')}
              value={t('Most likely {likely}. In a good case {good}, in a bad case {bad} (each about 1 in 10).', {
                likely: years(cost.payback.likely),
                good: years(cost.payback.good),
                bad: years(cost.payback.bad),
              })}
            />
          </>
        )}
      </dl>
      {missing.includes('export rate') && (
        <p className="mt-3 font-semibold">{t('Without an export rate, we count exported solar as unpaid.')}</p>
      )}
      <p className="mt-3 text-note text-soft">
        {t('Typical figures of {date}, paid in cash.', { date: formatDate(asOf, { country }) })}
      </p>
    </>
  )
}
