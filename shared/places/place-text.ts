/* What is typed into a field for a town. */

export type PlaceText =
  /** Text to search for, without a postcode in it. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'postcode' }
  /** [°] */
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }

const SEPARATOR = String.raw`(?:\s*[,;]\s*|\s+)`
/** `52.52`, `33.87° S` */
const withDecimalPoint = (directions: string) => String.raw`([+−-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([${directions}])?`
/** `52,52` */
const DECIMAL_COMMA = String.raw`([+−-]?\d{1,3},\d+)\s*°?`
/** `33° 52′ 4.2″ S` */
const inMinutes = (directions: string) =>
  String.raw`(\d{1,3})\s*°\s*(\d{1,2})\s*['’′]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*["”″]\s*)?([${directions}])`

const POINT = new RegExp(`^${withDecimalPoint('NS')}${SEPARATOR}${withDecimalPoint('EW')}$`, 'i')
const POINT_WITH_COMMAS = new RegExp(String.raw`^${DECIMAL_COMMA}(?:\s*;\s*|,?\s+)${DECIMAL_COMMA}$`)
const POINT_IN_MINUTES = new RegExp(String.raw`^${inMinutes('NS')}[\s,;]*${inMinutes('EW')}$`, 'i')

/** A whole number looks like a point only with a sign of degrees or a comma. */
const LOOKS_LIKE_POINT = /[.,;°NSEW]/i

/** Postal codes: digits, the United Kingdom, Canada, the Netherlands, Ireland, Argentina, and a country's letters before. */
const POSTCODES = [
  String.raw`〒?\d{3,7}`,
  String.raw`〒?\d{2,5}[\s-]\d{2,4}`,
  String.raw`[A-Z]{1,3}-\d{3,6}`,
  String.raw`[A-Z]{1,2}\d[A-Z\d]?(?:\s*\d[A-Z]{2})?`,
  String.raw`[A-Z]\d[A-Z](?:\s*\d[A-Z]\d)?`,
  String.raw`\d{4}\s?[A-Z]{2}`,
  String.raw`[A-Z]\d[\dW]\s*[A-Z\d]{4}`,
  String.raw`[A-Z]\d{4}[A-Z]{3}`,
]
const POSTCODE = new RegExp(`^(?:${POSTCODES.join('|')})$`, 'i')
/** A postcode next to a name; short numbers are parts of names (`25 de Mayo`). */
const POSTCODE_AND_NAME = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:-\d{3})?[\s,]+(?=\D)|[\s,]+\d{4,6}(?:-\d{3,4})?$/gi

/** Longest text that can be a place [characters]. */
const MAX_LENGTH = 100

export function readPlaceText(text: string): PlaceText {
  const trimmed = text.trim()
  if (trimmed.length > MAX_LENGTH) return { kind: 'name', name: trimmed }
  const point = LOOKS_LIKE_POINT.test(trimmed) ? readPoint(trimmed) : undefined
  if (point) return { kind: 'point', ...point }
  if (POSTCODE.test(trimmed)) return { kind: 'postcode' }
  return { kind: 'name', name: trimmed.replace(POSTCODE_AND_NAME, '') }
}

function readPoint(text: string) {
  const decimal = POINT.exec(text)
  if (decimal) return pointOf(signed(decimal[1], decimal[2]), signed(decimal[3], decimal[4]))
  const comma = POINT_WITH_COMMAS.exec(text)
  if (comma) return pointOf(toNumber(comma[1]), toNumber(comma[2]))
  const minutes = POINT_IN_MINUTES.exec(text)
  if (!minutes) return undefined
  const degrees = (at: number) =>
    signed(
      String(toNumber(minutes[at]) + toNumber(minutes[at + 1]) / 60 + toNumber(minutes[at + 2]) / 3600),
      minutes[at + 3],
    )
  return pointOf(degrees(1), degrees(5))
}

const toNumber = (text = '0') => Number(text.replace('−', '-').replace(',', '.'))
const signed = (degrees: string | undefined, direction = '') => (/[SW]/i.test(direction) ? -1 : 1) * toNumber(degrees)

const pointOf = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
