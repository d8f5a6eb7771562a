import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { distanceKm } from '#shared/places/distance.ts'
import { OBSTACLE_KINDS, obstacleRanges, type UserObstacle } from '#shared/solar/obstacle.ts'
import type { Plane } from '#shared/solar/plane.ts'
import { ownFigureResource, type SolarResource } from '#shared/solar/resource.ts'
import { pageData } from '../../api/page-data.ts'
import { liveClimate } from '../../api/place-queries.ts'
import { readJson, writeJson } from '../../state/storage.ts'

/* Inputs are stored per place for the tab: another visit, a reload or a sign-in restores them. */

export interface ClimateChoice {
  readonly source: SolarResource['source']
  /** [kWh/m²/day] */
  readonly ownFigure: number
}

interface PlaceInputs {
  readonly roof: Roof
  readonly obstacles: readonly UserObstacle[]
  readonly choice: ClimateChoice
}

/** [kWh/m²/day] */
export const ownFigureRange = { min: 0.1, max: 12, step: 0.1 }

interface Place {
  readonly latitude: number // [°]
  readonly longitude: number // [°]
}

type StoredPlaceInputs = Place & PlaceInputs

const KEY = 'saidOfPlaces'
/** Closer places count as the same home. */
const NEARBY_DISTANCE = 10 // [km]
const MAX_PLACES = 10

/** Stored for this place or one nearby, otherwise the defaults. */
export function usePlaceInputs(place: Place, createDefaults: () => PlaceInputs) {
  const [storedInputs] = useState(() => findStoredInputs(place))
  const [initialInputs] = useState(() => storedInputs ?? createDefaults())
  const [inputs, setInputs] = useState(initialInputs)
  const { latitude, longitude } = place
  useEffect(() => {
    // Defaults are not stored until something changes.
    if (storedInputs || inputs !== initialInputs) storeInputs({ latitude, longitude, ...inputs })
  }, [storedInputs, inputs, initialInputs, latitude, longitude])
  const updateInputs = (part: Partial<PlaceInputs>) => setInputs((previous) => ({ ...previous, ...part }))
  return { ...inputs, updateInputs }
}

function findStoredInputs(place: Place): PlaceInputs | undefined {
  const near = readStoredInputs().filter((stored) => distance(stored, place) <= NEARBY_DISTANCE)
  const [nearest] = near.sort((first, second) => distance(first, place) - distance(second, place))
  return nearest && { roof: nearest.roof, obstacles: nearest.obstacles, choice: nearest.choice }
}

function storeInputs(inputs: StoredPlaceInputs) {
  const farInputs = readStoredInputs().filter((stored) => distance(stored, inputs) > NEARBY_DISTANCE)
  writeJson('tab', KEY, [inputs, ...farInputs].slice(0, MAX_PLACES))
}

/** Stored data is untrusted: invalid entries are dropped. */
function readStoredInputs(): StoredPlaceInputs[] {
  const stored = readJson('tab', KEY)
  return Array.isArray(stored) ? stored.filter(isStoredPlaceInputs) : []
}

const distance = (from: Place, to: Place) => distanceKm(from, to.latitude, to.longitude)

// untranslated: keys
const SOURCES: readonly unknown[] = ['climate table', 'NASA POWER', 'own figure'] satisfies ClimateChoice['source'][]

const isInRange = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max

function isStoredPlaceInputs(value: unknown): value is StoredPlaceInputs {
  const { latitude, longitude, roof, obstacles, choice } = Object(value)
  const { tilt, azimuth, peakPower } = Object(roof)
  const { source, ownFigure } = Object(choice)
  return (
    isInRange(latitude, { min: -90, max: 90 }) &&
    isInRange(longitude, { min: -180, max: 180 }) &&
    isInRange(tilt, roofRange.tilt) &&
    isInRange(azimuth, roofRange.azimuth) &&
    isInRange(peakPower, roofRange.peakPower) &&
    SOURCES.includes(source) &&
    isInRange(ownFigure, ownFigureRange) &&
    Array.isArray(obstacles) &&
    obstacles.every(isObstacle)
  )
}

function isObstacle(value: unknown): value is UserObstacle {
  const { id, kind, from, to, altitude } = Object(value)
  return (
    Number.isInteger(id) &&
    OBSTACLE_KINDS.includes(kind) &&
    isInRange(from, obstacleRanges.direction) &&
    isInRange(to, obstacleRanges.direction) &&
    isInRange(altitude, obstacleRanges.altitude)
  )
}

export interface Roof extends Plane {
  /** [kWp] */
  readonly peakPower: number
}

export const roofRange = {
  tilt: { min: 0, max: 90, step: 1 }, // [°]
  azimuth: { min: 0, max: 360, step: 1 }, // [°]
  peakPower: { min: 0.1, max: 10_000, step: 0.1 }, // [kWp]
}

/** Inputs of the displayed analysis; they lag behind the fields while it is computed. */
export interface AnalysisInputs extends Pick<PlaceInputs, 'roof' | 'obstacles'> {
  readonly resource: SolarResource
}

/** The coarse table replaces a missing tile. */
export type TileStatus = 'here' | 'none' | 'failed'

/** `off` if not offered. */
export type LiveClimateStatus = 'off' | 'loading' | 'here' | 'failed'

/** NASA's live figures if offered and loaded, otherwise the table, or the user's own figure. */
export function useSolarResource(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  tableClimate: SolarResource,
  choice: ClimateChoice,
) {
  const isOffered = pageData().liveClimate
  const liveQuery = useQuery(liveClimate(latitude, longitude))
  const liveResource = liveQuery.data ?? null
  const resource = useMemo(() => {
    const measured = choice.source === 'climate table' ? tableClimate : (liveResource ?? tableClimate)
    return choice.source === 'own figure' ? ownFigureResource(measured, choice.ownFigure) : measured
  }, [choice, tableClimate, liveResource])
  const live: LiveClimateStatus = !isOffered
    ? 'off'
    : liveQuery.isPending
      ? 'loading'
      : liveResource
        ? 'here'
        : 'failed'
  return { resource, live }
}
