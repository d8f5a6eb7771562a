import { readFileSync } from 'node:fs'
import { defaultInflation } from '#shared/plan/basis/defaults.ts'
import type { Figures } from '../../articles/placeholders.ts'
import { ARTICLE_HOMES, type ArticleFiguresLanguage } from './article-homes.ts'

const readPreset = (name: string) => readJson(`shared/presets/${name}.json`)
export const readJson = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))

/** Typical figures of a country that its articles name. */
export const COUNTRY_FIGURES: Readonly<Record<ArticleFiguresLanguage, () => Figures>> = {
  de() {
    const { tariff, money } = ARTICLE_HOMES.de.home
    const [{ bands }] = tariff.selling.steps
    const [{ blocks }] = tariff.buying.periods
    const country = readPreset('countries/de')
    return {
      price: blocks[0].price,
      exportPrice: bands[0].price,
      exportPriceAbove10Kw: bands[1].price,
      exampleBatteryPrice: { fixed: money.batteryPrice.fixed, perKwh: money.batteryPrice.each },
      /** Typical ones of the country. */
      unitPrice: country.price.unitRate,
      useOf3: country.use.byPersons[3],
      batteryPrice: { fixed: country.batteryPrice.fixed, perKwh: country.batteryPrice.each },
      batteryCost: country.batteryCost.value,
    }
  },
  es() {
    const { price, incentives } = readPreset('countries/es')
    const [{ incentive }] = incentives
    return {
      price: price.value,
      exportPrice: ARTICLE_HOMES.es.selling.price,
      deduction: { share: incentive.share, most: incentive.most },
    }
  },
  fr() {
    const [{ bands }] = ARTICLE_HOMES.fr.selling.steps
    return { price: readPreset('countries/fr').price.value, exportPrice: bands[0].price }
  },
  'pt-BR'() {
    const { price, selling, use } = readPreset('countries/br')
    const { perKwh } = ARTICLE_HOMES['pt-BR'].selling.deduction
    const shares: readonly { readonly year: number; readonly share: number }[] = selling.selling.deduction.shares
    const byYear = (figureOf: (share: number) => number) =>
      Object.fromEntries(shares.map(({ year, share }) => [year, figureOf(share)]))
    const { byRegion } = use
    const { value, year } = readJson('shared/carbon/grid-intensity.json').countries.BR
    return {
      price: price.value,
      inflation: defaultInflation('BRL').value,
      fioB: perKwh,
      fioBShares: byYear((share) => share),
      gridCharge: byYear((share) => share * perKwh),
      credit: byYear((share) => price.value - share * perKwh),
      typicalUse: {
        north: byRegion.North,
        northeast: byRegion.Northeast,
        centreWest: byRegion['Centre-West'],
        southeast: byRegion.Southeast,
        south: byRegion.South,
      },
      gridIntensity: value,
      gridIntensityYear: year,
    }
  },
  hi() {
    const india = readPreset('countries/in')
    const slabs = slabsOf(readPreset('regions/IN-RJ'))
    const inState = (preset: typeof india) => ({
      energyCharge: stepwise(300, slabsOf(preset)),
      priceOfKwh: stepwise(300, slabsOf(preset)) - stepwise(299, slabsOf(preset)),
    })
    return {
      price: india.price.value,
      lowPrice: india.price.low,
      inflation: defaultInflation('INR').value,
      gst: india.vat.rate,
      /** By kWp [₹]. */
      subsidy: record([1, 2, 3], (kwp) => stepwise(kwp, india.incentives[0].incentive.steps)),
      /** By kWh a month [₹]. */
      energyCharge: record([30, 90, 100, 165, 200, 219, 300, 420, 480, 540], (kwh) => stepwise(kwh, slabs)),
      /** Of 300 kWh a month. */
      rajasthan: inState(readPreset('regions/IN-RJ')),
      karnataka: inState(readPreset('regions/IN-KA')),
      maharashtra: inState(india),
      topSlabPrice: slabs.at(-1)?.rate ?? 0,
    }
  },
}

interface Step {
  readonly upTo: number | null
  readonly rate: number
}
const slabsOf = ({ tariffs: [{ tariff }] }: ReturnType<typeof readPreset>): Step[] =>
  tariff.buying.periods[0].blocks.map(({ upTo, price }: { upTo: number | null; price: number }) => ({
    upTo,
    rate: price,
  }))

/** Each part of the amount at the rate of its step. */
function stepwise(amount: number, steps: readonly Step[]): number {
  let from = 0
  return steps.reduce((sum, { upTo, rate }) => {
    const part = Math.max(0, Math.min(amount, upTo ?? amount) - from)
    from = upTo ?? amount
    return sum + part * rate
  }, 0)
}

export const record = <Key extends string | number, Value>(keys: readonly Key[], figureOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, figureOf(key)]))
