import { useEffect, useState } from 'react'
import { RADIANS } from '#shared/solar/angles.ts'
import { KINDS, type ObstacleOfUser, obstacleRange } from '#shared/solar/obstacle.ts'
import type { SolarResource } from '#shared/solar/resource.ts'
import { keep, read } from '../../state/storage.ts'
import { type Roof, roofRange } from './roof.ts'

/*
 * What a person says about a place stays with the place, in this tab: another look nearby, a way round by another page,
 * a reload or a sign-in finds it again.
 */

/** Where the sun's figures come from, of the user's own choice. */
export interface Choice {
  readonly source: SolarResource['source']
  /** The user's own figure [kWh/m²/day]. */
  readonly ownFigure: number
}

export interface Said {
  readonly roof: Roof
  readonly obstacles: readonly ObstacleOfUser[]
  readonly choice: Choice
}

/** Of a figure for the sun on level ground [kWh/m²/day]. */
export const ownFigureRange = { min: 0.1, max: 12, step: 0.1 }

interface Place {
  readonly latitude: number // [°]
  readonly longitude: number // [°]
}

type SaidOfPlace = Place & Said

const KEY = 'saidOfPlaces'
/** Closer than this it is the same home, seen more exactly. */
const NEARBY = 10 // [km]
const MOST_PLACES = 10

/** What was said about this place or one nearby; at first what is `usual` there. */
export function useSaid(place: Place, usual: () => Said) {
  const [recalled] = useState(() => recall(place))
  const [first] = useState(() => recalled ?? usual())
  const [said, setSaid] = useState(first)
  const { latitude, longitude } = place
  useEffect(() => {
    // What is usual there was not said.
    if (recalled || said !== first) remember({ latitude, longitude, ...said })
  }, [recalled, said, first, latitude, longitude])
  const say = (part: Partial<Said>) => setSaid((before) => ({ ...before, ...part }))
  return { ...said, say }
}

function recall(place: Place): Said | undefined {
  const near = known().filter((each) => distance(each, place) <= NEARBY)
  const [nearest] = near.sort((one, other) => distance(one, place) - distance(other, place))
  return nearest && { roof: nearest.roof, obstacles: nearest.obstacles, choice: nearest.choice }
}

function remember(said: SaidOfPlace) {
  const others = known().filter((each) => distance(each, said) > NEARBY)
  keep('tab', KEY, [said, ...others].slice(0, MOST_PLACES))
}

/** Anything may lie there: what is not as we write it is left out. */
function known(): SaidOfPlace[] {
  const stored = read('tab', KEY)
  return Array.isArray(stored) ? stored.filter(isSaid) : []
}

const EARTH_RADIUS = 6371 // [km] mean

/** Along the ground, on a sphere [km]. */
function distance(one: Place, other: Place): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const across = Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS)
  const share = half(other.latitude - one.latitude) + across * half(other.longitude - one.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(share)))
}

const SOURCES: readonly unknown[] = ['climate table', 'NASA POWER', 'own figure'] satisfies Choice['source'][]

const isIn = (value: unknown, { min, max }: { min: number; max: number }) =>
  typeof value === 'number' && value >= min && value <= max

function isSaid(value: unknown): value is SaidOfPlace {
  const { latitude, longitude, roof, obstacles, choice } = Object(value)
  const { tilt, azimuth, peakPower } = Object(roof)
  const { source, ownFigure } = Object(choice)
  return (
    isIn(latitude, { min: -90, max: 90 }) &&
    isIn(longitude, { min: -180, max: 180 }) &&
    isIn(tilt, roofRange.tilt) &&
    isIn(azimuth, roofRange.azimuth) &&
    isIn(peakPower, roofRange.peakPower) &&
    SOURCES.includes(source) &&
    isIn(ownFigure, ownFigureRange) &&
    Array.isArray(obstacles) &&
    obstacles.every(isObstacle)
  )
}

function isObstacle(value: unknown): value is ObstacleOfUser {
  const { id, kind, from, to, altitude } = Object(value)
  return (
    Number.isInteger(id) &&
    KINDS.includes(kind) &&
    isIn(from, obstacleRange.direction) &&
    isIn(to, obstacleRange.direction) &&
    isIn(altitude, obstacleRange.altitude)
  )
}
