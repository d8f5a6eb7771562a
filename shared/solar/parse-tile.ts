import type { ClimateTile, TileIndex } from './climate-tiles.ts'
import { readProperty } from './json-property.ts'

/** `null` for an incomplete response, such as an error page. */
export function parseTile(index: TileIndex, answer: unknown): ClimateTile | null {
  const squares = index.nodes ** 2
  const good =
    isNumber(readProperty(answer, 'latitude')) &&
    isNumber(readProperty(answer, 'longitude')) &&
    isMonthly(readProperty(answer, 'clearness'), squares) &&
    isMonthly(readProperty(answer, 'temperature'), squares) &&
    isElevation(readProperty(answer, 'elevation'), index.elevation.nodes ** 2) &&
    isText(readProperty(answer, 'quality'), squares)
  return good ? (answer as ClimateTile) : null
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isText = (value: unknown, length: number) => typeof value === 'string' && value.length === length

const isMonthlyList = (value: unknown, isOne: (month: unknown) => boolean) =>
  Array.isArray(value) && value.length === 12 && value.every(isOne)

const isMonthly = (value: unknown, nodes: number) =>
  isNumber(readProperty(value, 'scale')) &&
  isMonthlyList(readProperty(value, 'offsets'), isNumber) &&
  isMonthlyList(readProperty(value, 'months'), (month) => isText(month, nodes))

const isElevation = (value: unknown, nodes: number) =>
  isNumber(readProperty(value, 'scale')) &&
  isNumber(readProperty(value, 'offset')) &&
  isText(readProperty(value, 'nodes'), nodes)
