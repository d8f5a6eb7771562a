import * as z from 'zod/mini'
import { isCountry, isCurrency } from '../region.ts'
import { Balcony } from './balcony.ts'
import { Money } from './costs.ts'
import { figure, isoDate, optional, text } from './field-schemas.ts'
import { HOME_VERSION } from './home-version.ts'
import { OffGrid, Outages } from './off-grid.ts'
import { Roof, System } from './system.ts'
import { Tariff } from './tariff.ts'
import { Use } from './use.ts'

/*
 * The versioned record of a home, from which every plan is computed. Plain data in SI units and one currency. A figure is
 * absent until the user states it or a typical one is filled in; `provenance` tells them apart. The schemas are the
 * definition; each part has its own file.
 */

export const MAX_SCENARIOS = 6

export const Place = z.object({
  /** North positive [°]. */
  latitude: figure('place.latitude'),
  /** East positive [°]. */
  longitude: figure('place.longitude'),
  name: optional(text(100)),
  /** First-level administrative region: `Maharashtra`. */
  region: optional(text(100)),
  /** ISO 3166-1 alpha-2. */
  country: optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** IANA: `Asia/Kolkata`. */
  timeZone: optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,40}$/))),
  /** How the user found the place; `device` is geolocation, `typed` are coordinates. */
  found: optional(z.enum(['town', 'device', 'map', 'typed', 'address'])),
})
export type Place = z.output<typeof Place>

/** Path of a figure from the root of the record: `tariff.selling`, `money.incentives.0`. */
export type FigurePath = string
const figurePath = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,30}(\.[A-Za-z0-9]{1,30}){0,8}$/))

/** Source of a figure, or of a part with all its figures. */
const Provenance = z.discriminatedUnion('kind', [
  /** The user's own; stored only within a part of another source. */
  z.object({ kind: z.literal('yours') }),
  /** Filled in from a country's preset. */
  z.object({
    kind: z.literal('typical'),
    /** `DE.price`, `IN-MH.selling`, `US-CA.price-sdge` of a provider: see presets/. */
    figure: z.string().check(z.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?\.[A-Za-z0-9-]{1,40}$/)),
    /** Absent where the source has no date. */
    asOf: optional(isoDate),
  }),
  /** Chosen by the app, for a reason of `choice-reason.ts`. */
  z.object({ kind: z.literal('worked-out'), how: text(200) }),
])
export type Provenance = z.output<typeof Provenance>

/** A variant of the home, as a JSON merge patch (RFC 7396) of the record. */
const Scenario = z.object({ name: text(60), changes: z.record(z.string(), z.unknown()) })
export type Scenario = z.output<typeof Scenario>

export const Home = z.object({
  version: z.literal(HOME_VERSION),
  /** The user's name for the plan. */
  name: optional(text(80)),
  region: z.object({
    /** ISO 3166-1 alpha-2; determines number format and units of measure. */
    country: z.string().check(z.refine(isCountry)),
    /** ISO 4217; currency of every amount in the record. */
    currency: z.string().check(z.refine(isCurrency)),
    /** ISO 3166-2, where a region has its own rules and prices: `US-CA`. */
    subdivision: optional(z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/))),
    /** Electricity provider of the region, where the user has chosen one: `sdge`. */
    provider: optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
  }),
  place: optional(Place),
  /** Absent: a house with a grid that seldom fails. */
  kind: optional(z.enum(['house', 'outages', 'off-grid', 'balcony'])),
  outages: optional(Outages),
  offGrid: optional(OffGrid),
  balcony: optional(Balcony),
  use: z._default(Use, {}),
  roof: z._default(Roof, { planes: [] }),
  system: z._default(System, { arrays: [], backup: [] }),
  tariff: z._default(Tariff, {}),
  money: z._default(Money, { incentives: [] }),
  scenarios: z._default(z.array(Scenario).check(z.maxLength(MAX_SCENARIOS)), []),
  /** Figures without an entry here, or in a part with one, are the user's own. */
  provenance: z._default(z.record(figurePath, Provenance), {}),
})
export type Home = z.output<typeof Home>
