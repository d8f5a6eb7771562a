import { currencySymbol } from '#shared/format/money.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure } from '#shared/format/quantity.ts'
import { describeSelling } from '#shared/home/describe-selling.ts'
import type { Selling } from '#shared/home/selling.ts'
import type { Tariff } from '#shared/home/tariff.ts'
import { t, tData } from '#shared/language/t.ts'
import { findSellingRule, localOptionsOf } from '#shared/presets/typical-home.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { useHydrated } from '../../../startup/use-hydrated.ts'
import { today } from '../../../state/today.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureField, FigureFields } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import { useChoiceWithDrafts } from '../../fields/use-choice-with-drafts.ts'
import { MoneyLine } from './money-line.tsx'

const kindLabels = (): Readonly<Record<Selling['kind'], string>> => ({
  nothing: t('Nothing'),
  'net-metering': t('Net metering (1 kWh out = 1 kWh off your bill)'),
  'net-billing': t('Export rate per kWh (net billing)'),
  'feed-in': t('Feed-in tariff (fixed for years)'),
})
const INITIAL_SELLING: Readonly<Record<Selling['kind'], Selling>> = {
  nothing: { kind: 'nothing' },
  'net-metering': { kind: 'net-metering' },
  'net-billing': { kind: 'net-billing' },
  'feed-in': { kind: 'feed-in', steps: [{ untilYear: 20, bands: [{ upToKw: null, price: 0 }] }] },
}

export function SellingSection() {
  const selling = useHome(({ tariff }) => tariff.selling)
  const exportLimit = useHome(({ tariff }) => tariff.exportLimit)
  const start = useHome(({ system }) => system.start)
  const homeRegion = useHome(({ region }) => region)
  const preset = useCountryPreset()
  const region = useHomeRegion()
  const currency = currencySymbol(region)
  const [kind, choose] = useChoiceWithDrafts({
    path: 'tariff.selling',
    current: selling?.kind,
    initialValue: (to) => INITIAL_SELLING[to],
  })
  const localRule =
    useHydrated() && preset
      ? findSellingRule(preset, localOptionsOf({ region: homeRegion }, start ?? today()))
      : undefined
  const { note, hints: otherHints = [] } = localRule?.rule ?? {}
  const hints = [note, ...otherHints.map(({ text }) => text)].filter((text) => text !== undefined)
  return (
    <MoneyLine
      heading={t('Export rate')}
      value={describeSelling(selling, region) ?? t('Not known yet')}
      path="tariff.selling"
    >
      <div className="grid gap-6">
        <RadioChips
          data-figure="tariff.selling"
          label={t('What you are paid for exported solar')}
          options={kindLabels()}
          value={kind}
          onValue={choose}
        />
        {selling?.kind === 'net-billing' && (
          <>
            <FigureField label={t('Export rate per kWh ({currency})', { currency })} path="tariff.selling.price" />
            {selling.ofSupplyPrice && (
              <FigureField
                label={t('Supply price per kWh, without taxes ({currency})', { currency })}
                hint={t('In your electricity contract. You are paid {share} of it.', {
                  share: formatShare(selling.ofSupplyPrice.share, region),
                })}
                path="tariff.selling.ofSupplyPrice.supplyPrice"
              />
            )}
            <RadioChips
              label={t('How you are paid')}
              options={{
                paid: t('Paid out'),
                'same-month': t("Off the same month's bill"),
                'next-month': t('Bill credit for later bills'),
              }}
              value={selling.credit ?? 'paid'}
              onValue={(credit) => setFigure('tariff.selling.credit', credit)}
            />
            <FigureField label={t('Years this applies')} path="tariff.selling.years" hidesSource />
            {selling.years !== undefined && (
              <FigureField
                label={t('Export rate after that ({currency})', { currency })}
                hint={t('Leave empty if the rate stays the same.')}
                path="tariff.selling.laterPrice"
                hidesSource
              />
            )}
          </>
        )}
        {selling?.kind === 'net-metering' && (
          <FigureField
            label={t('Unused credit at year end, per kWh ({currency})', { currency })}
            hint={t('Leave empty if you are paid nothing for it.')}
            path="tariff.selling.leftOverPrice"
            hidesSource
          />
        )}
        {selling?.kind === 'net-metering' && selling.surplusPrice !== undefined && (
          <FigureField
            label={t('Credit for exports beyond a month’s use, per kWh ({currency})', { currency })}
            hint={t('Your provider calls it the excess or avoided-cost rate.')}
            path="tariff.selling.surplusPrice"
            hidesSource
          />
        )}
        {selling?.kind === 'net-metering' && selling.deduction && (
          <FigureField
            label={t('Grid charge per kWh ({currency})', { currency })}
            hint={t('On your bill (in Brazil: TUSD Fio B). You pay a share of it for each kWh you export.')}
            path="tariff.selling.deduction.perKwh"
          />
        )}
        {selling?.kind === 'feed-in' && <FeedIn selling={selling} region={region} />}
        <FigureSource path="tariff.selling" />
        {hints.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              {t('Rules in your area')}
            </summary>
            <ul className="mt-2 grid list-disc gap-2 pl-5 text-note text-soft">
              {hints.map((text) => (
                <li key={text}>{tData(text)}</li>
              ))}
            </ul>
          </details>
        )}
        <ExportLimit limit={exportLimit} />
        <SolarCharges currency={currency} />
      </div>
    </MoneyLine>
  )
}

function FeedIn({ selling: { steps }, region }: { selling: Extract<Selling, { kind: 'feed-in' }>; region: Region }) {
  const currency = currencySymbol(region)
  return (
    <>
      {steps.map(({ bands }, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone; its year is typed here
        <div key={step} className="grid gap-5 sm:grid-cols-2">
          {bands.map(({ upToKw }, band) => (
            <FigureField
              // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place alone
              key={band}
              label={
                bands.length === 1
                  ? t('Export rate per kWh ({currency})', { currency })
                  : upToKw === null
                    ? t('Export rate above that size ({currency})', { currency })
                    : t('Export rate up to {size} ({currency})', {
                        size: formatFigure(upToKw, 'kWp', region),
                        currency,
                      })
              }
              path={`tariff.selling.steps.${step}.bands.${band}.price`}
              hidesSource
            />
          ))}
          <FigureField label={t('Until year')} path={`tariff.selling.steps.${step}.untilYear`} hidesSource />
        </div>
      ))}
      <FigureField
        label={t('Export rate after that ({currency})', { currency })}
        hint={t('Leave empty if you are paid nothing after that.')}
        path="tariff.selling.laterPrice"
        hidesSource
      />
    </>
  )
}

function ExportLimit({ limit }: { limit: Tariff['exportLimit'] }) {
  return (
    <div>
      <FigureField
        label={limit?.kind === 'power' ? t('Export limit (kW)') : t('Export limit (% of panel capacity)')}
        hint={t('The most power you may send to the grid. Leave empty if there is no limit.')}
        path="tariff.exportLimit"
        figure={limit?.kind === 'power' ? 'tariff.exportLimit.kw' : 'tariff.exportLimit.ofPeak'}
        toStored={(value) =>
          limit?.kind === 'power' ? { kind: 'power', kw: value } : { kind: 'share', ofPeak: value }
        }
        fromStored={(stored) => {
          const exportLimit = stored as Tariff['exportLimit']
          return exportLimit?.kind === 'power' ? exportLimit.kw : exportLimit?.ofPeak
        }}
      />
    </div>
  )
}

function SolarCharges({ currency }: { currency: string }) {
  const hasCharges = useHome(({ tariff }) => tariff.solarCharges !== undefined)
  const path = 'tariff.solarCharges'
  return (
    <details open={hasCharges} data-figure={path}>
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t('Charges for homes with solar')}
      </summary>
      <p className="mt-2 text-note text-soft">
        {t('Some electricity providers charge homes with solar. Leave a field empty if yours does not.')}
      </p>
      <div className="mt-4">
        <FigureFields
          fields={[
            { label: t('Per kWp of panels, a month ({currency})', { currency }), path: `${path}.perKw` },
            { label: t('Per kWh your panels make ({currency})', { currency }), path: `${path}.perKwh` },
            { label: t('Solar charge a month ({currency})', { currency }), path: `${path}.perMonth` },
            {
              label: t('Least you pay a month with solar ({currency})', { currency }),
              path: `${path}.minimumPerMonth`,
            },
          ].map((field) => ({ ...field, hidesSource: true }))}
        />
      </div>
      {hasCharges && <FigureSource path={path} />}
    </details>
  )
}
