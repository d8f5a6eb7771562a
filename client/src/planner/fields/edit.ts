import { withFigure } from '#shared/home/change.ts'
import { priceBySizeFrom, type Quote } from '#shared/home/costs.ts'
import type { FigurePath, Home } from '#shared/home/home.ts'
import { deductedFromQuotes } from '#shared/home/incentives.ts'
import { plannedQuote, withQuoteChosen, withQuotes } from '#shared/home/quotes.ts'
import type { Plane } from '#shared/home/system.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { kwpOf } from '#shared/plan/panels.ts'
import { priceAtSize } from '#shared/plan/resolve-project.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { hasTariffByBill, withPricesBySize } from '#shared/presets/typical-home.ts'
import { withDefaultRoof } from '#shared/roof/default-roof.ts'
import { densityOf, isFlat } from '#shared/roof/flat-roof.ts'
import { fitPanels } from '#shared/roof/panels-in-rectangle.ts'
import { changeHome, getHomeState } from '../../home/home.ts'
import { withTypicalFigures } from '../../home/with-typical-figures.ts'
import { getPlannedHome } from '../engine/plan-store.ts'
import { withPlannedSystem, withSystemOfQuote } from './edit-size.ts'

/**
 * Sets a figure, or clears it (`undefined`). With a preset, typical figures that depend on it are filled in again. Returns
 * whether the value is valid.
 */
export function setFigure(path: FigurePath, value: unknown, preset?: Preset): boolean {
  const next = withFigure(resolveBaseHome(path), path, value)
  if (!next) return false
  const isAboutTypical =
    value === undefined ||
    path === 'use.people' ||
    path === 'system.start' ||
    (path.startsWith('use.amount') && preset !== undefined && hasTariffByBill(preset))
  changeHome(isAboutTypical && preset ? withTypicalFigures(next, preset) : next, path)
  return true
}

/** The home to edit, with the assumed roof or recommended battery made explicit. */
export const resolveBaseHome = (path: FigurePath): Home => {
  const { home } = getHomeState()
  if (path.startsWith('roof')) return withDefaultRoof(home)
  return /^system\.(arrays|battery)/.test(path) ? withRecommendedBattery(withSystemOfQuote(home)) : home
}

/** Choosing panels keeps the recommended battery; editing the battery starts from it. */
function withRecommendedBattery(home: Home): Home {
  const battery = getPlannedHome()?.system.battery
  if (home.system.arrays.length > 0 || home.system.battery || !battery) return home
  return { ...home, system: { ...home.system, battery } }
}

/** Fills in the prices, export terms and incentives of an electricity provider, or of its region. */
export function setProvider(provider: string | undefined, preset: Preset) {
  const { home } = getHomeState()
  const { provider: _former, ...region } = home.region
  const next = { ...home, region: { ...region, ...(provider !== undefined && { provider }) } }
  changeHome(withTypicalFigures(next, preset), 'region.provider')
}

/**
 * Sets the price of the system: in a quote without its battery. Otherwise the ratio of fixed to size-dependent cost stays, so that other sizes stay comparable. A price
 * belongs to one system, so an unchosen size becomes the planned one.
 */
export function setInstalledPrice(totalPrice: number, plannedHome: Home, preset: Preset | undefined): boolean {
  const { home } = getHomeState()
  const quote = plannedQuote(home)
  if (quote) {
    const kwh = quote.batteryKwh ?? 0
    const beforeSupport = totalPrice + priceAtSize(plannedHome.money.batteryPrice, kwh)
    const deducted = deductedFromQuotes(home.money.incentives, { kw: quote.kwp, kwh })
    return setFigure('money.quote.price', Math.max(0, beforeSupport - deducted))
  }
  const homeWithSystem = withPlannedSystem(getHomeState().home, plannedHome)
  const { price } = withPricesBySize(homeWithSystem, preset).money
  const next = withFigure(homeWithSystem, 'money.price', priceBySizeFrom(price, totalPrice, kwpOf(homeWithSystem)))
  if (next) changeHome(next, 'money.price')
  return next !== undefined
}

export const addQuote = () => changeQuotes((home) => withQuotes(home, home.money.quote, [...otherQuotesOf(home), {}]))

/** The plan is about this quote. */
export const chooseQuote = (index: number) => changeQuotes((home) => withQuoteChosen(home, index))

export const removeQuote = (removed: Quote) =>
  changeQuotes((home) =>
    withQuotes(
      home,
      home.money.quote === removed ? undefined : home.money.quote,
      otherQuotesOf(home).filter((quote) => quote !== removed),
    ),
  )

const otherQuotesOf = ({ money }: Home) => money.otherQuotes ?? []

const changeQuotes = (change: (home: Home) => Home) => changeHome(change(getHomeState().home), 'money.quote')

/** Several figures as one undo step. */
export function setPlane(index: number, figures: Readonly<Partial<Plane>>, edit: string) {
  const path = `roof.planes.${index}`
  const next = Object.entries(figures).reduce<Home | undefined>(
    (home, [key, value]) => home && withFigure(home, `${path}.${key}`, value),
    withDefaultRoof(getHomeState().home),
  )
  if (next) changeHome(next, `${path}.${edit}`)
}

/** Panels on a flat face stand on frames until the user chooses otherwise. Returns whether the value is valid. */
export function setRoofSlope(index: number, tilt: unknown, preset: Preset | undefined): boolean {
  const plane = withDefaultRoof(getHomeState().home).roof.planes[index]
  if (typeof tilt !== 'number' || !isFlat({ tilt }) || !plane || isFlat(plane) || plane.mounting !== 'roof')
    return setFigure(`roof.planes.${index}.tilt`, tilt, preset)
  setPlane(index, { tilt, mounting: 'frames' }, 'tilt')
  return true
}

/** The space between rows of frames changes the number of panels in a measured rectangle. */
export function setMounting(index: number, plane: Plane, mounting: Plane['mounting']) {
  const { rectangle, room } = plane
  const isMeasured =
    rectangle && room?.kind === 'panels' && room.count === fitPanels(rectangle, densityOf(plane)).panels
  setPlane(
    index,
    {
      mounting,
      ...(isMeasured && {
        room: { kind: 'panels', count: fitPanels(rectangle, densityOf({ ...plane, mounting })).panels },
      }),
    },
    'mounting',
  )
}

/** Starts from the planned panels if the user has chosen none. */
export function setPlanePanels(plane: number, panels: number, plannedHome: Home) {
  const { home } = getHomeState()
  const { arrays } = home.system.arrays.length > 0 && !plannedQuote(home) ? home.system : plannedHome.system
  const watts = (arrays.find((array) => array.plane === plane) ?? arrays[0])?.watts ?? DEFAULTS.panelWatts.value
  const otherArrays = arrays.filter((array) => array.plane !== plane)
  const next = [...otherArrays, { plane, panels, watts }].sort((a, b) => a.plane - b.plane)
  setFigure('system.arrays', next)
}
