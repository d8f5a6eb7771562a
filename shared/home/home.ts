import * as z from 'zod/mini'
import { isCountry, isCurrency } from '../region.ts'
import { Money } from './costs.ts'
import { between, given, isoDate, text } from './kinds.ts'
import { Roof, System } from './system.ts'
import { Tariff } from './tariff.ts'
import { Use } from './use.ts'

/*
 * One home and its plan: the versioned record that everything the planner shows is worked out from. Plain data, SI units,
 * one currency. Every figure is absent until somebody gave it or a typical one was filled in; `provenance` says which.
 * The schemas are the definition, each part in a file of its own.
 */

export const HOME_VERSION = 1
export const MOST_SCENARIOS = 6

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
  z.object({ kind: z.literal('worked-out'), how: text(200) }),
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
