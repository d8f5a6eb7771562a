import * as z from 'zod/mini'
import { isCountry, isCurrency } from '../region.ts'

/*
 * One home and its plan: the versioned record that everything the planner shows is worked out from. Plain data, SI units,
 * one currency. Every figure is absent until somebody gave it or a typical one was filled in; `provenance` says which.
 * The schema is the definition: its bounds keep every sum the planner makes finite.
 */

export const HOME_VERSION = 1

/** Far beyond any home, and small enough that no sum overflows [any currency]. */
const MOST_MONEY = 1e9
const MOST_KWH = 1e6
const MOST_NOTES = 200
export const MOST_PLANES = 4
export const MOST_INCENTIVES = 12
export const MOST_SCENARIOS = 6
const MOST_APPLIANCES = 20
const MOST_OBSTACLES = 36
const MOST_BLOCKS = 12
/** As many as one character can name: 0…9, a…z. */
const MOST_PERIODS = 36

/*
 * Kinds of figures.
 */

/** What no text may hold: control characters, and halves of characters, which PostgreSQL does not store. */
const UNWANTED = /[\p{Cc}\p{Cs}]/gu
const text = (longest: number) =>
  z.pipe(
    z.string().check(z.maxLength(longest)),
    z.transform((typed: string) => typed.replace(UNWANTED, '')),
  )
const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
const wholeBetween = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const money = between(0, MOST_MONEY) // [currency]
const pricePerKwh = between(0, MOST_KWH) // [currency/kWh]
const kwhPerYear = between(0, MOST_KWH)
const share = between(0, 1)
const yearlyRise = between(-0.5, 1) // [share/year]
const month = wholeBetween(1, 12)
const given = z.exactOptional

const listOf = <T extends z.core.SomeType>(each: T, length: number) => z.array(each).check(z.length(length))

/** A day of the calendar, as ISO 8601 writes it: `2027-03-01`. */
export type IsoDate = string
const isoDate = z.string().check(z.regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/*
 * Where it stands.
 */

const Place = z.object({
  /** North positive [°]. */
  latitude: between(-90, 90),
  /** East positive [°]. */
  longitude: between(-180, 180),
  /** As people call it: `Pune`. */
  name: given(text(100)),
  /** First administrative level, by name: `Maharashtra`. */
  region: given(text(100)),
  /** ISO 3166-1 alpha-2. */
  country: given(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** IANA: `Asia/Kolkata`. */
  timeZone: given(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,40}$/))),
  /** By its name in the list of towns, by the device, on the map, by typing coordinates, by a full address. */
  found: given(z.enum(['town', 'device', 'map', 'typed', 'address'])),
})
export type Place = z.output<typeof Place>

/*
 * What it uses.
 */

/** What a home bought, or uses, of the grid. */
const Amount = z.discriminatedUnion('kind', [
  /** [kWh/year] */
  z.object({ kind: z.literal('year'), kwh: kwhPerYear }),
  /** [kWh], January first. */
  z.object({ kind: z.literal('months'), kwh: listOf(kwhPerYear, 12) }),
  /** A usual bill [currency/month]; what it buys is the tariff's to say. */
  z.object({ kind: z.literal('bill'), perMonth: money }),
])
export type Amount = z.output<typeof Amount>

/** How the use lies in the day. */
const Day = z.discriminatedUnion('kind', [
  /** By a published profile; `mixed`: some are in by day, most use is in the evening. */
  z.object({ kind: z.literal('usual'), atHome: z.enum(['away', 'mixed', 'home']) }),
  /** Own values of the 24 hours of the clock [relative]. */
  z.object({
    kind: z.literal('hours'),
    workday: listOf(between(0, MOST_KWH), 24),
    weekend: listOf(between(0, MOST_KWH), 24),
  }),
  /** A year of the meter's own readings, kept beside the record under this mark (`readings.ts`). */
  z.object({
    kind: z.literal('readings'),
    mark: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    /** What they add up to [kWh], January first: what is left where the readings themselves do not travel along. */
    kwhPerMonth: listOf(kwhPerYear, 12),
    /** Of the file they came from. */
    fileName: given(text(100)),
  }),
])
export type Day = z.output<typeof Day>

/** Whether a figure of its own is already within the amount of the home (an appliance in use), or comes besides (planned). */
const inAmount = z._default(z.boolean(), false)

const Use = z.object({
  amount: given(Amount),
  /** Who live there: by it the typical use is chosen. */
  people: given(wholeBetween(1, 20)),
  day: given(Day),
  heatPump: given(
    z.object({ inAmount, kwhPerYear: given(kwhPerYear), emitters: given(z.enum(['radiators', 'floor'])) }),
  ),
  cooling: given(z.object({ inAmount, kwhPerYear: given(kwhPerYear) })),
  car: given(
    z.object({
      inAmount,
      kmPerYear: given(between(0, 500_000)),
      /** Out of the socket, losses of charging included. */
      kwhPer100Km: given(between(1, 200)),
      charging: given(z.enum(['evening', 'night', 'day'])),
    }),
  ),
  pool: given(
    z.object({
      inAmount,
      kwhPerYear: given(kwhPerYear),
      /** Hours of the clock the pump runs, 0…23 to 1…24, and the months. */
      from: given(wholeBetween(0, 23)),
      to: given(wholeBetween(1, 24)),
      months: given(z.array(month).check(z.maxLength(12))),
    }),
  ),
})
export type Use = z.output<typeof Use>

/*
 * Its roof.
 */

const Plane = z.object({
  name: given(text(60)),
  mounting: z._default(z.enum(['roof', 'ground']), 'roof'),
  /** Against the horizontal [°]. */
  tilt: given(between(0, 90)),
  /** Where it looks [°], 0 north, clockwise. */
  azimuth: given(between(0, 360)),
  /** What it holds: so many panels, or an area [m²] on the slope. */
  room: given(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('panels'), count: wholeBetween(0, 2_000) }),
      z.object({ kind: z.literal('area'), squareMetres: between(0, 10_000) }),
    ]),
  ),
  /** What stands in its light, from one direction clockwise to another, up to an altitude [°]. */
  obstacles: z._default(
    z
      .array(z.object({ name: given(text(60)), from: between(0, 360), to: between(0, 360), altitude: between(0, 90) }))
      .check(z.maxLength(MOST_OBSTACLES)),
    [],
  ),
})
export type Plane = z.output<typeof Plane>

const Roof = z.object({ planes: z._default(z.array(Plane).check(z.maxLength(MOST_PLANES)), []) })

/*
 * What is to be built.
 */

const Battery = z.object({
  usableKwh: between(0, 1_000),
  /** Most it takes or gives [kW]. */
  powerKw: given(between(0.01, 1_000)),
  /** Given back of what went in [-]. */
  roundTrip: given(between(0.01, 1)),
  /** Kept for an outage, of the usable [-]. */
  reserve: given(share),
  /** Serves every shortfall at once, or keeps its charge for dear hours. */
  rule: given(z.enum(['self-use', 'dear-hours'])),
  chargeFromGrid: given(z.boolean()),
})
export type Battery = z.output<typeof Battery>

const System = z.object({
  /** Day it begins to run: prices and support hang on it. */
  start: given(isoDate),
  /** Panels on a plane of the roof, the first being 0. */
  arrays: z._default(
    z
      .array(
        z.object({
          plane: wholeBetween(0, MOST_PLANES - 1),
          panels: wholeBetween(0, 2_000),
          /** Of one panel [Wp]. */
          watts: between(1, 2_000),
        }),
      )
      .check(z.maxLength(MOST_PLANES)),
    [],
  ),
  inverterKw: given(between(0.1, 1_000)),
  /** Of what the panels give, before the inverter [-]. */
  losses: given(between(0, 0.99)),
  /** What the panels lose a year, of the year before [-]. */
  ageing: given(between(0, 0.5)),
  battery: given(Battery),
  /** What must go on when the grid fails. */
  backup: z._default(
    z
      .array(z.object({ name: text(60), watts: between(0, 100_000), hoursPerDay: between(0, 24) }))
      .check(z.maxLength(MOST_APPLIANCES)),
    [],
  ),
})
export type System = z.output<typeof System>

/*
 * What the grid costs and pays.
 */

/** Prices of a stretch of a month's kWh; the last has no end. */
const Block = z.object({ upTo: z.nullable(between(0, MOST_KWH)), price: pricePerKwh })
/** Twelve months of 24 characters: each hour of the clock names its period, 0…9, a…z. */
const schedule = listOf(z.string().check(z.regex(/^[0-9a-z]{24}$/)), 12)

const Buying = z
  .object({
    /** One for a single price; several where hours or seasons differ. */
    periods: z
      .array(
        z.object({
          name: given(text(40)),
          /** One for a single price; several where the price changes with the kWh. */
          blocks: z.array(Block).check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_PERIODS)),
    /** Which period holds when; without it, the first always does. */
    weekday: given(schedule),
    weekend: given(schedule),
    /** What the blocks' ends count; a month's kWh unless given. */
    blockUnit: given(z.enum(['month', 'day'])),
  })
  .check(
    z.refine(({ periods, weekday = [], weekend = [] }) =>
      [...weekday, ...weekend].every((hours) =>
        [...hours].every((period) => Number.parseInt(period, 36) < periods.length),
      ),
    ),
    z.refine(({ periods }) => periods.every(({ blocks }) => areRising(blocks.map(({ upTo }) => upTo)))),
  )
export type Buying = z.output<typeof Buying>

/** Ends of blocks or bands: each above the one before, the last open. */
function areRising(ends: readonly (number | null)[]): boolean {
  return ends.every((end, i) => (i === ends.length - 1 ? end === null : end !== null && end > (ends[i - 1] ?? 0)))
}

/** Prices of a sold kWh by the power of the panels [kWp]: each share of it at its own. */
const Bands = z.array(z.object({ upToKw: z.nullable(between(0.1, 10_000)), price: pricePerKwh })).check(
  z.minLength(1),
  z.maxLength(6),
  z.refine((bands) => areRising(bands.map(({ upToKw }) => upToKw))),
)

/** What becomes of what is sold: paid out, or credit for energy of the same month or of later ones. */
const credit = z.enum(['paid', 'same-month', 'next-month'])

/** What the home is given for what it sends to the grid. */
const Selling = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  /** kWh against kWh. */
  z.object({
    kind: z.literal('net-metering'),
    /** Carried as kWh or as money. */
    carried: given(z.enum(['kwh', 'money'])),
    /** At the end of which what is left is settled; December unless given. */
    settlementMonth: given(month),
    /** For what is then left [currency/kWh]. */
    leftOverPrice: given(pricePerKwh),
    /** What is left is carried on from year to year instead. */
    neverSettled: given(z.boolean()),
    /** Charged for having it [currency/kW/month]. */
    monthlyChargePerKw: given(money),
    /** Taken off each credited kWh: a part of the tariff [currency/kWh], of which a share counts in a calendar year. */
    deduction: given(
      z.object({
        perKwh: given(pricePerKwh),
        shares: z.array(z.object({ year: wholeBetween(2000, 2199), share })).check(z.maxLength(20)),
      }),
    ),
  }),
  /** Each sold kWh has a price of its own. */
  z.object({
    kind: z.literal('net-billing'),
    price: given(pricePerKwh),
    /** The price as a share of the bare supply price (energy alone, without taxes) of one's own contract. */
    ofSupplyPrice: given(z.object({ share, supplyPrice: given(pricePerKwh) })),
    /** What the supplier charges for taking it [currency/kWh]. */
    costPerKwh: given(pricePerKwh),
    credit: given(credit),
    settlementMonth: given(month),
    /** Credit left at the settlement is lost. */
    expires: given(z.boolean()),
    /** How long the terms hold: years from the start, or up to a day. */
    years: given(wholeBetween(1, 100)),
    until: given(isoDate),
    /** Afterwards [currency/kWh]. */
    laterPrice: given(pricePerKwh),
  }),
  /** A price that law or contract keeps for years, counted from 1. */
  z.object({
    kind: z.literal('feed-in'),
    steps: z.array(z.object({ untilYear: wholeBetween(1, 100), bands: Bands })).check(
      z.minLength(1),
      z.maxLength(6),
      z.refine((steps) => steps.every(({ untilYear }, i) => untilYear > (steps[i - 1]?.untilYear ?? 0))),
    ),
    /** All solar is sold and all use bought. */
    sellsAll: given(z.boolean()),
    laterPrice: given(pricePerKwh),
  }),
])
export type Selling = z.output<typeof Selling>

const Tariff = z.object({
  name: given(text(100)),
  buying: given(Buying),
  fixedPerMonth: given(money),
  minimumPerMonth: given(money),
  minimumPerYear: given(money),
  selling: given(Selling),
  /** Most that may leave the home [kW], or of the panels' power [-]. */
  exportLimit: given(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('power'), kw: between(0, 10_000) }),
      z.object({ kind: z.literal('share'), ofPeak: share }),
    ]),
  ),
})
export type Tariff = z.output<typeof Tariff>

/*
 * What it costs, and who helps.
 */

/** What every support has; kinds add how the amount is found. */
const support = {
  name: text(100),
  /** Counted in the plan; the user switches it. */
  on: z.boolean(),
  of: z.enum(['panels', 'battery', 'both']),
  /** At most [currency], and at most of the cost with all taxes [-]. */
  most: given(money),
  mostOfCost: given(share),
  /** Supports of one group share their `most`. */
  group: given(text(40)),
  /** Sizes that get it [kW of panels, kWh of storage]. */
  fromSize: given(between(0, 10_000)),
  toSize: given(between(0, 10_000)),
  /** In equal yearly parts; at once unless given. */
  overYears: given(wholeBetween(1, 40)),
  /** Off the invoice or paid out, or with the tax of the first year. */
  paid: given(z.enum(['at-start', 'with-tax'])),
  /** Whoever takes it gets no net metering. */
  endsNetMetering: given(z.boolean()),
}
/** Rates by size; `upTo` is kW of panels or kWh of storage, nothing above the last. */
const rateSteps = z.array(z.object({ upTo: between(0.1, 10_000), rate: money })).check(z.maxLength(8))

const Incentive = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat'), ...support, amount: given(money) }),
  /** By power [currency/kW] or capacity [currency/kWh]. */
  z.object({
    kind: z.literal('by-size'),
    ...support,
    rate: given(money),
    steps: given(rateSteps),
    /** Each share of the size takes its own rate, or the whole takes that of its step. */
    stepRule: given(z.enum(['shares', 'whole'])),
  }),
  z.object({ kind: z.literal('share-of-cost'), ...support, share: given(share) }),
  /** So many certificates a kW, a usable kWh, or a MWh produced; rounded down; sold at a price [currency]. */
  z.object({
    kind: z.literal('certificates'),
    ...support,
    per: z.enum(['kw', 'kwh', 'mwh-a-year']),
    each: given(between(0, 1_000)),
    price: given(money),
    /** Shares of `each` that the size earns step by step [-]; nothing above the last. */
    steps: given(z.array(z.object({ upTo: between(0.1, 10_000), share })).check(z.maxLength(8))),
  }),
  /** Known, but without a sum of its own: a cheap loan, a tax that is not raised. */
  z.object({ kind: z.literal('in-words'), ...support }),
])
export type Incentive = z.output<typeof Incentive>

const Financing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cash') }),
  z.object({
    kind: z.literal('loan'),
    /** Own money [currency]; the rest is borrowed. */
    deposit: given(money),
    /** Nominal [share/year]. */
    rate: given(between(0, 1)),
    years: given(wholeBetween(1, 40)),
    fee: given(money),
  }),
  z.object({
    kind: z.literal('lease'),
    /** In its first year [currency/month]. */
    perMonth: given(money),
    rise: given(yearlyRise),
    years: given(wholeBetween(1, 40)),
    upfront: given(money),
  }),
])
export type Financing = z.output<typeof Financing>

/** An installer's offer, to be checked. */
const Quote = z.object({
  from: given(text(100)),
  kwp: given(between(0, 1_000)),
  /** With all taxes [currency]. */
  price: given(money),
  batteryKwh: given(between(0, 1_000)),
  /** Promised. */
  kwhPerYear: given(kwhPerYear),
  /** Assumed rise of the price of electricity. */
  priceRise: given(yearlyRise),
  paidBackInYears: given(between(0, 100)),
})
export type Quote = z.output<typeof Quote>

/** Of what is bought, with all taxes and before support: by size, or what was quoted. */
const Price = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('by-size'), each: money }),
  z.object({ kind: z.literal('total'), total: money }),
])
export type Price = z.output<typeof Price>

const Money = z.object({
  /** Of the system without a battery; by size [currency/kWp]. */
  price: given(Price),
  /** Of the battery; by size [currency/kWh usable]. */
  batteryPrice: given(Price),
  incentives: z._default(z.array(Incentive).check(z.maxLength(MOST_INCENTIVES)), []),
  /** Cleaning, insurance, meter [currency/year]. */
  upkeepPerYear: given(money),
  /** A new inverter, and a new battery, in a year of the plan. */
  inverterRenewal: given(z.object({ year: wholeBetween(1, 100), cost: given(money) })),
  batteryRenewal: given(z.object({ year: wholeBetween(1, 100), cost: given(money) })),
  /** Of electricity. */
  priceRise: given(yearlyRise),
  inflation: given(yearlyRise),
  /** What money could earn elsewhere, inflation included [share/year]. */
  discount: given(yearlyRise),
  /** How far the plan looks. */
  years: given(wholeBetween(1, 50)),
  financing: given(Financing),
  quote: given(Quote),
})
export type Money = z.output<typeof Money>

/*
 * Where figures come from, and what else might be.
 */

/** The place of a figure in the record, from its root: `tariff.selling`, `money.incentives.0`. */
export type FigurePath = string
const figurePath = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,30}(\.[A-Za-z0-9]{1,30}){0,8}$/))

/** Where a figure, or a part with all its figures, comes from. */
const Provenance = z.discriminatedUnion('kind', [
  /** The user's own; said only where a part around it is not. */
  z.object({ kind: z.literal('yours') }),
  /** Filled in from a country's preset: which figure of it, and the day it was right. */
  z.object({
    kind: z.literal('typical'),
    /** `DE.price`, `IN-MH.tariff`: see presets/. */
    figure: z.string().check(z.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?\.[A-Za-z0-9-]{1,40}$/)),
    /** Absent where its source bears no date. */
    asOf: given(isoDate),
  }),
  /** From other figures, and how in words. */
  z.object({ kind: z.literal('worked-out'), how: text(MOST_NOTES) }),
])
export type Provenance = z.output<typeof Provenance>

/** The same home with some figures otherwise: a JSON merge patch (RFC 7396) of the record. */
const Scenario = z.object({ name: text(60), changes: z.record(z.string(), z.unknown()) })
export type Scenario = z.output<typeof Scenario>

/** An empty plan for a region; every figure is still to be given. */
export const emptyHome = (region: Home['region']): Home => ({
  version: HOME_VERSION,
  region,
  use: {},
  roof: { planes: [] },
  system: { arrays: [], backup: [] },
  tariff: {},
  money: { incentives: [] },
  scenarios: [],
  provenance: {},
})

export const Home = z.object({
  version: z.literal(HOME_VERSION),
  /** As the user calls the plan. */
  name: given(text(80)),
  region: z.object({
    /** ISO 3166-1 alpha-2: by it numbers are written and measures are shown. */
    country: z.string().check(z.refine(isCountry)),
    /** ISO 4217: of every amount in the record. */
    currency: z.string().check(z.refine(isCurrency)),
    /** ISO 3166-2, where rules and prices are a region's own: `US-CA`. */
    subdivision: given(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
  }),
  place: given(Place),
  use: z._default(Use, {}),
  roof: z._default(Roof, { planes: [] }),
  system: z._default(System, { arrays: [], backup: [] }),
  tariff: z._default(Tariff, {}),
  money: z._default(Money, { incentives: [] }),
  scenarios: z._default(z.array(Scenario).check(z.maxLength(MOST_SCENARIOS)), []),
  /** What is not named here, and stands in no part that is named, the user gave. */
  provenance: z._default(z.record(figurePath, Provenance), {}),
})
export type Home = z.output<typeof Home>

/** Where a figure comes from: what is said of it, or of the nearest part it belongs to; the user's own otherwise. */
export function provenanceOf(
  { provenance }: Pick<Home, 'provenance'>,
  path: FigurePath,
): Provenance | { kind: 'yours' } {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const said = Object.hasOwn(provenance, part) ? provenance[part] : undefined
    if (said) return said
  }
  return { kind: 'yours' }
}
