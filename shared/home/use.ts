import * as z from 'zod/mini'
import { between, figure, integerBetween, kwhPerYear, listOf, MAX_KWH, month, optional, text } from './field-schemas.ts'

const Amount = z.discriminatedUnion('kind', [
  /** [kWh/year] */
  z.object({ kind: z.literal('year'), kwh: figure('use.amount.kwh') }),
  /** [kWh], January first */
  z.object({ kind: z.literal('months'), kwh: listOf(figure('use.amount.kwh.*'), 12) }),
  z.object({
    kind: z.literal('bill'),
    /** Mean monthly bill [currency/month]; the tariff converts it to kWh. */
    perMonth: figure('use.amount.perMonth'),
    /** Of the bill that was entered; absent for a month. */
    period: optional(z.enum(['two-months', 'quarter', 'year'])),
    /** Electricity on the bill, as a monthly mean; where it is given, the tariff is not needed [kWh/month]. */
    kwhPerMonth: optional(figure('use.amount.kwhPerMonth')),
  }),
])
export type Amount = z.output<typeof Amount>

const Day = z.discriminatedUnion('kind', [
  /** A published profile by presence during the day. */
  z.object({ kind: z.literal('usual'), atHome: z.enum(['away', 'mixed', 'home']) }),
  /** Relative values of the 24 clock hours. */
  z.object({
    kind: z.literal('hours'),
    workday: listOf(between(0, MAX_KWH), 24),
    weekend: listOf(between(0, MAX_KWH), 24),
  }),
  /** A year of meter readings, stored apart from the record under this mark (`meter-readings.ts`). */
  z.object({
    kind: z.literal('readings'),
    mark: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    /** Monthly sums [kWh], January first: used where the readings are not on the device. */
    kwhPerMonth: listOf(kwhPerYear, 12),
    fileName: optional(text(100)),
  }),
])
export type Day = z.output<typeof Day>

/** Part of the stated amount (existing), or in addition (planned). */
const inAmount = z._default(z.boolean(), false)

export const Use = z.object({
  amount: optional(Amount),
  /** Selects the typical use. */
  people: optional(integerBetween(1, 20)),
  day: optional(Day),
  heatPump: optional(
    z.object({
      inAmount,
      kwhPerYear: optional(figure('use.heatPump.kwhPerYear')),
      emitters: optional(z.enum(['radiators', 'floor'])),
      /** What the boiler burns today; it replaces `kwhPerYear`. */
      fuel: optional(
        z.object({
          kind: z.enum(['kwh', 'gas-m3', 'therms', 'oil']),
          /** [kWh, m³, therms, or litres of oil a year] */
          perYear: optional(figure('use.heatPump.fuel.perYear')),
          /** Heat per energy of the fuel. */
          boilerEfficiency: optional(figure('use.heatPump.fuel.boilerEfficiency')),
        }),
      ),
    }),
  ),
  /** Heated with what home, battery and car leave over; a boiler heats the rest. */
  hotWater: optional(
    z.object({
      /** What heats it without solar. */
      heatedWith: z.enum(['electricity', 'fuel']),
      /** Heat of a day, the most that solar serves [kWh]. */
      kwhPerDay: optional(figure('use.hotWater.kwhPerDay')),
      /** [currency/kWh of fuel] */
      fuelPrice: optional(figure('use.hotWater.fuelPrice')),
      /** Heat per energy of the fuel. */
      boilerEfficiency: optional(figure('use.hotWater.boilerEfficiency')),
    }),
  ),
  cooling: optional(z.object({ inAmount, kwhPerYear: optional(figure('use.cooling.kwhPerYear')) })),
  car: optional(
    z.object({
      inAmount,
      kmPerYear: optional(figure('use.car.kmPerYear')),
      kwhPer100Km: optional(figure('use.car.kwhPer100Km')),
      /** Where `kwhPer100Km` is measured: at the socket with charging losses (default), or in the car without. */
      measuredAt: optional(z.enum(['socket', 'display'])),
      /** Share of the energy drawn from the socket. */
      chargingLoss: optional(figure('use.car.chargingLoss')),
      charging: optional(z.enum(['evening', 'night', 'day', 'surplus'])),
    }),
  ),
  pool: optional(
    z.object({
      inAmount,
      kwhPerYear: optional(figure('use.pool.kwhPerYear')),
      /** Clock hours of the pump, and months 1–12. */
      from: optional(integerBetween(0, 23)),
      to: optional(integerBetween(1, 24)),
      months: optional(z.array(month).check(z.maxLength(12))),
    }),
  ),
})
export type Use = z.output<typeof Use>
