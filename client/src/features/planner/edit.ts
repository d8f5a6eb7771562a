import type { QueryClient } from '@tanstack/react-query'
import { moved, withFigure } from '#shared/home/change.ts'
import { priceOfSize } from '#shared/home/costs.ts'
import type { FigurePath, Home, Place } from '#shared/home/home.ts'
import { kwpOf, panelsOf, withPanels } from '#shared/home/panels.ts'
import { USUAL } from '#shared/home/plan/usual.ts'
import type { Preset } from '#shared/home/presets/preset.ts'
import { isWithin } from '#shared/home/provenance.ts'
import type { Plane } from '#shared/home/system.ts'
import { subdivisionNamed } from '#shared/home/typical.ts'
import { withUsualRoof } from '#shared/home/usual-roof.ts'
import { typicalOf } from '../../api/home-queries.ts'
import { changeHome, homeState, sayOfHome } from '../../state/home.ts'
import { type AmountsAnswer, type CurrencyChange, moveHome } from '../../state/move-home.ts'
import { today } from '../../state/today.ts'
import { plannedNow } from './reckoning/plan-store.ts'

/*
 * What the screens do to the home. Each change starts from the home as it stands, whichever tab changed it last.
 */

/**
 * Takes over a figure the user gave; without a value the figure goes, and what is typical there takes its place.
 * @returns whether it can stand there
 */
export function setFigure(path: FigurePath, value: unknown, preset: Preset | undefined): boolean {
  const next = withFigure(baseFor(path), path, value)
  if (!next) return false
  const isAboutTypical = value === undefined || path === 'use.people' || path === 'system.start'
  changeHome(isAboutTypical && preset ? withTypical(next, preset) : next, path)
  return true
}

/** The roof that was assumed is the one that is changed. */
export const baseFor = (path: FigurePath): Home => {
  const { home } = homeState()
  if (path.startsWith('roof')) return withUsualRoof(home)
  return /^system\.(arrays|battery)/.test(path) ? withRecommendedBattery(home) : home
}

/** Panels are chosen beside the battery that was planned with them, and a battery that was recommended is changed. */
function withRecommendedBattery(home: Home): Home {
  const battery = plannedNow()?.system.battery
  if (home.system.arrays.length > 0 || home.system.battery || !battery) return home
  return { ...home, system: { ...home.system, battery } }
}

/** The home with what is typical wherever the user gave nothing. */
const withTypical = (home: Home, preset: Preset): Home =>
  moved(home, preset, {
    start: home.system.start ?? today(),
    currency: home.region.currency,
    ...(home.region.subdivision !== undefined && { subdivision: home.region.subdivision }),
  }).home

/**
 * Puts the home somewhere: with another country come its money, its measures and what is typical there.
 * @param answer what becomes of the user's amounts in another currency, once that was asked
 * @returns what is to be asked before anything changes; nothing once the home is there
 */
export async function settleAt(
  client: QueryClient,
  place: Place,
  answer?: AmountsAnswer,
): Promise<CurrencyChange | undefined> {
  const country = place.country ?? homeState().home.region.country
  const preset = await client.fetchQuery(typicalOf(country))
  const subdivision = place.region === undefined ? undefined : subdivisionNamed(preset, place.region)
  const { home } = homeState()
  const by = { start: home.system.start ?? today(), ...(subdivision !== undefined && { subdivision }) }
  const move = moveHome(home, preset, by, answer)
  if ('ask' in move) return move.ask
  changeHome({ ...move.moved.home, place })
  sayOfHome(move.moved.notes)
  return undefined
}

/** Panels by their number, those of the plan where none were chosen yet. */
export function setPanels(count: number, planned: Home, yields: readonly number[]) {
  const { home } = homeState()
  const resized = withPanels(withUsualRoof(withChosenSystem(home, planned)), count, yields)
  if (panelsOf(resized) === 0) return
  changeHome(withFigure(resized, 'system.arrays', resized.system.arrays) ?? home, 'system.arrays')
}

/**
 * The price of the system that is planned: what is paid once and what goes by size keep their proportion, so that other
 * sizes can be compared. A price is somebody's word about one system: where no size was chosen, the planned one is.
 */
export function setPriceInstalled(total: number, planned: Home): boolean {
  const own = withChosenSystem(homeState().home, planned)
  const next = withFigure(own, 'money.price', priceOfSize(own.money.price, total, kwpOf(own)))
  if (next) changeHome(next, 'money.price')
  return next !== undefined
}

/** The home with the system of the plan where none was chosen yet. */
function withChosenSystem(home: Home, planned: Home): Home {
  if (home.system.arrays.length > 0 || planned.system.arrays.length === 0) return home
  const roofed = withUsualRoof(home)
  const said = Object.entries(planned.provenance).filter(([path]) => isWithin(path, 'system'))
  return {
    ...roofed,
    system: { ...roofed.system, ...planned.system },
    provenance: { ...roofed.provenance, ...Object.fromEntries(said) },
  }
}

/** Takes over several figures of a plane at once, as one change. */
export function setPlane(index: number, figures: Readonly<Partial<Plane>>, edit: string) {
  const path = `roof.planes.${index}`
  const next = Object.entries(figures).reduce<Home | undefined>(
    (home, [key, value]) => home && withFigure(home, `${path}.${key}`, value),
    withUsualRoof(homeState().home),
  )
  if (next) changeHome(next, `${path}.${edit}`)
}

/** Plans so many panels on a plane, those of the plan beside them where none were chosen yet. */
export function setPanelsOn(plane: number, panels: number, planned: Home) {
  const { home } = homeState()
  const { arrays } = home.system.arrays.length > 0 ? home.system : planned.system
  const watts = (arrays.find((array) => array.plane === plane) ?? arrays[0])?.watts ?? USUAL.panelWatts.value
  const others = arrays.filter((array) => array.plane !== plane)
  const next = [...others, { plane, panels, watts }].sort((a, b) => a.plane - b.plane)
  setFigure('system.arrays', next, undefined)
}
