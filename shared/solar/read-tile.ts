import type { ClimateTile, TileIndex } from './climate-tiles.ts'
import { property } from './json-property.ts'

/** What a server answered as a tile of the climate; null when it is not a whole one, as an error page is not. */
export function readTile(index: TileIndex, answer: unknown): ClimateTile | null {
  const squares = index.nodes ** 2
  const good =
    isNumber(property(answer, 'latitude')) &&
    isNumber(property(answer, 'longitude')) &&
    isMonthly(property(answer, 'clearness'), squares) &&
    isMonthly(property(answer, 'temperature'), squares) &&
    isElevation(property(answer, 'elevation'), index.elevation.nodes ** 2) &&
    isText(property(answer, 'quality'), squares)
  return good ? (answer as ClimateTile) : null
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isText = (value: unknown, length: number) => typeof value === 'string' && value.length === length

const isTwelve = (value: unknown, isOne: (month: unknown) => boolean) =>
  Array.isArray(value) && value.length === 12 && value.every(isOne)

const isMonthly = (value: unknown, nodes: number) =>
  isNumber(property(value, 'scale')) &&
  isTwelve(property(value, 'offsets'), isNumber) &&
  isTwelve(property(value, 'months'), (month) => isText(month, nodes))

const isElevation = (value: unknown, nodes: number) =>
  isNumber(property(value, 'scale')) && isNumber(property(value, 'offset')) && isText(property(value, 'nodes'), nodes)
