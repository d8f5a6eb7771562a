import type { Home } from '#shared/home/home.ts'
import type { Selling } from '#shared/home/selling.ts'
import type { Plane } from '#shared/solar/plane.ts'

/* The homes of the first articles in other languages than English. */

export interface ArticleTown {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
}

export interface ArticleHome {
  readonly country: string
  /** ISO 3166-2, where the region has figures of its own. */
  readonly subdivision?: string
  /** The first is that of the home. */
  readonly towns: Readonly<Record<string, ArticleTown>>
  readonly roof: Plane
  /** [kWh a year]; the articles state it as an assumption. */
  readonly use: number
  /** Where the country's typical figures have none; the articles state it as an assumption. */
  readonly selling?: Selling
  /** In place of the country's typical figures; the articles state it as an assumption. */
  readonly home?: Pick<Home, 'region' | 'tariff' | 'money'>
  /** [panels] */
  readonly sizes: readonly number[]
  /** [kWh usable] */
  readonly batteries: readonly number[]
  /** Of the home with a battery. */
  readonly batteryPanels: number
}

const TYPICAL_SIZES = { sizes: [5, 8, 11, 14], batteries: [5, 10], batteryPanels: 11 }

export const ARTICLE_HOMES = {
  de: {
    country: 'DE',
    towns: {
      berlin: { latitude: 52.5244, longitude: 13.4105, timeZone: 'Europe/Berlin' },
      hamburg: { latitude: 53.5753, longitude: 10.0153, timeZone: 'Europe/Berlin' },
      cologne: { latitude: 50.9333, longitude: 6.95, timeZone: 'Europe/Berlin' },
      munich: { latitude: 48.1374, longitude: 11.5755, timeZone: 'Europe/Berlin' },
      freiburg: { latitude: 47.9959, longitude: 7.8522, timeZone: 'Europe/Berlin' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 3_500,
    home: {
      region: { country: 'DE', currency: 'EUR' },
      tariff: {
        buying: { periods: [{ blocks: [{ upTo: null, price: 0.35 }] }] },
        selling: {
          kind: 'feed-in',
          steps: [
            {
              untilYear: 20,
              bands: [
                { upToKw: 10, price: 0.077 },
                { upToKw: null, price: 0.0666 },
              ],
            },
          ],
        },
        exportLimit: { kind: 'share', ofPeak: 0.6 },
      },
      money: {
        incentives: [],
        price: { kind: 'by-size', fixed: 2_700, each: 1_080 },
        batteryPrice: { kind: 'by-size', fixed: 1_600, each: 415 },
      },
    },
    sizes: [9, 14, 18, 22],
    batteries: [5, 10, 15],
    batteryPanels: 18,
  },
  es: {
    country: 'ES',
    towns: {
      madrid: { latitude: 40.4165, longitude: -3.7026, timeZone: 'Europe/Madrid' },
      seville: { latitude: 37.3828, longitude: -5.9732, timeZone: 'Europe/Madrid' },
      bilbao: { latitude: 43.2627, longitude: -2.9253, timeZone: 'Europe/Madrid' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 3_500,
    selling: { kind: 'net-billing', price: 0.06, credit: 'same-month', expires: true, settledMonthly: true },
    ...TYPICAL_SIZES,
  },
  fr: {
    country: 'FR',
    towns: {
      lyon: { latitude: 45.7485, longitude: 4.8467, timeZone: 'Europe/Paris' },
      lille: { latitude: 50.633, longitude: 3.0586, timeZone: 'Europe/Paris' },
      marseille: { latitude: 43.297, longitude: 5.3811, timeZone: 'Europe/Paris' },
    },
    roof: { tilt: 30, azimuth: 180 },
    use: 4_500,
    selling: { kind: 'feed-in', steps: [{ untilYear: 20, bands: [{ upToKw: null, price: 0.04 }] }] },
    ...TYPICAL_SIZES,
  },
  'pt-BR': {
    country: 'BR',
    towns: {
      saoPaulo: { latitude: -23.5475, longitude: -46.6361, timeZone: 'America/Sao_Paulo' },
      recife: { latitude: -8.0539, longitude: -34.8811, timeZone: 'America/Recife' },
      portoAlegre: { latitude: -30.0328, longitude: -51.2302, timeZone: 'America/Sao_Paulo' },
    },
    roof: { tilt: 20, azimuth: 0 },
    use: 3_600,
    selling: {
      kind: 'net-metering',
      carried: 'kwh',
      deduction: {
        perKwh: 0.25,
        shares: [
          { year: 2026, share: 0.6 },
          { year: 2027, share: 0.75 },
          { year: 2028, share: 0.9 },
        ],
      },
    },
    ...TYPICAL_SIZES,
  },
  hi: {
    country: 'IN',
    subdivision: 'IN-RJ',
    towns: {
      jaipur: { latitude: 26.9196, longitude: 75.7878, timeZone: 'Asia/Kolkata' },
      pune: { latitude: 18.5196, longitude: 73.8554, timeZone: 'Asia/Kolkata' },
      lucknow: { latitude: 26.8393, longitude: 80.9231, timeZone: 'Asia/Kolkata' },
    },
    roof: { tilt: 25, azimuth: 180 },
    use: 3_600,
    ...TYPICAL_SIZES,
  },
} as const satisfies Record<string, ArticleHome>

export type ArticleFiguresLanguage = keyof typeof ARTICLE_HOMES
