import { currencySymbol } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import { findSellingRule } from '#shared/home/presets/typical-home.ts'
import type { Selling } from '#shared/home/selling.ts'
import type { Tariff } from '#shared/home/tariff.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../state/home.ts'
import { today } from '../../../state/today.ts'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { setFigure } from '../edit.ts'
import { FigureField } from '../figure-field.tsx'
import { FigureSource } from '../figure-source.tsx'
import { useCountryPreset, useHomeRegion } from '../home-region.ts'
import { useChoiceWithDrafts } from '../use-choice-with-drafts.ts'

const KINDS: Readonly<Record<Selling['kind'], string>> = {
  nothing: 'Nothing',
  'net-metering': 'kWh against kWh',
  'net-billing': 'A price for each kWh',
  'feed-in': 'A fixed price for years',
}
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
  const sign = currencySymbol(region)
  const [kind, choose] = useChoiceWithDrafts({
    path: 'tariff.selling',
    current: selling?.kind,
    initialValue: (to) => INITIAL_SELLING[to],
  })
  const localRule =
    useHydrated() && preset
      ? findSellingRule(preset, { start: start ?? today(), ...pickSubdivision(homeRegion) })
      : undefined
  const hints = localRule
    ? [...(localRule.rule.note ? [{ text: localRule.rule.note }] : []), ...(localRule.rule.hints ?? [])]
    : []
  return (
    <CardSection heading="What is paid for what you sell">
      <div className="grid gap-6">
        <RadioChips
          data-figure="tariff.selling"
          label="For a kWh sent to the grid"
          options={KINDS}
          value={kind}
          onValue={choose}
        />
        {selling?.kind === 'net-billing' && (
          <>
            <FigureField
              label={`Price of a sold kWh (${sign})`}
              path="tariff.selling.price"
              range={{ min: 0, max: 1e5, step: 0.01 }}
            />
            {selling.ofSupplyPrice && (
              <FigureField
                label={`Supply price per kWh, without taxes (${sign})`}
                hint={`Your contract names it. You are paid ${formatShare(selling.ofSupplyPrice.share, region)} of it.`}
                path="tariff.selling.ofSupplyPrice.supplyPrice"
                range={{ min: 0, max: 1e5, step: 0.01 }}
              />
            )}
            <RadioChips
              label="It is"
              options={{
                paid: 'paid out',
                'same-month': 'taken off the month’s bill',
                'next-month': 'carried to later bills',
              }}
              value={selling.credit ?? 'paid'}
              onValue={(credit) => setFigure('tariff.selling.credit', credit, preset)}
            />
            <FigureField
              label="Years for which this holds"
              path="tariff.selling.years"
              range={{ min: 1, max: 100, step: 1 }}
              hidesSource
            />
          </>
        )}
        {selling?.kind === 'net-metering' && (
          <FigureField
            label={`For what is left at the year’s end, a kWh (${sign})`}
            hint="Empty: nothing."
            path="tariff.selling.leftOverPrice"
            range={{ min: 0, max: 1e5, step: 0.01 }}
            hidesSource
          />
        )}
        {selling?.kind === 'net-metering' && selling.deduction && (
          <FigureField
            label={`Grid charge per kWh (${sign})`}
            hint="Your bill names it, in Brazil as TUSD Fio B. A share of it is taken off each kWh you export."
            path="tariff.selling.deduction.perKwh"
            range={{ min: 0, max: 1e5, step: 0.01 }}
          />
        )}
        {selling?.kind === 'feed-in' && <FeedIn selling={selling} region={region} />}
        <FigureSource path="tariff.selling" />
        {hints.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              What is known of the rules
            </summary>
            <ul className="mt-2 grid list-disc gap-2 pl-5 text-note text-soft">
              {hints.map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
        <ExportLimit limit={exportLimit} />
      </div>
    </CardSection>
  )
}

interface FeedInProps {
  readonly selling: Extract<Selling, { kind: 'feed-in' }>
  readonly region: Region
}

function FeedIn({ selling: { steps }, region }: FeedInProps) {
  const sign = currencySymbol(region)
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
                  ? `Price of a sold kWh (${sign})`
                  : upToKw === null
                    ? `Price of the power above (${sign})`
                    : `Price up to ${formatNumber(upToKw, region, 1)} kWp (${sign})`
              }
              path={`tariff.selling.steps.${step}.bands.${band}.price`}
              range={{ min: 0, max: 1e5, step: 0.01 }}
              hidesSource
            />
          ))}
          <FigureField
            label="Until year"
            path={`tariff.selling.steps.${step}.untilYear`}
            range={{ min: 1, max: 100, step: 1 }}
            hidesSource
          />
        </div>
      ))}
      <FigureField
        label={`Afterwards (${sign})`}
        hint="Empty: nothing is paid afterwards."
        path="tariff.selling.laterPrice"
        range={{ min: 0, max: 1e5, step: 0.01 }}
        hidesSource
      />
    </>
  )
}

const pickSubdivision = ({ subdivision }: { subdivision?: string }) =>
  subdivision === undefined ? {} : { subdivision }

function ExportLimit({ limit }: { limit: Tariff['exportLimit'] }) {
  return (
    <div>
      <FigureField
        label={
          limit?.kind === 'power'
            ? 'Most that may leave the home (kW)'
            : 'Most that may leave the home (% of the panels’ power)'
        }
        hint="Empty: no limit."
        path="tariff.exportLimit"
        range={limit?.kind === 'power' ? { min: 0, max: 10_000, step: 0.5 } : { min: 0, max: 100, step: 5 }}
        scale={limit?.kind === 'power' ? 1 : 0.01}
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
