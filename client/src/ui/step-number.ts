import { type NumberRange, type NumberRegion, toPlainNumber } from '#shared/numbers.ts'

const countDecimals = (plain: string) => /\.(\d*)/.exec(plain)?.[1]?.length ?? 0

/**
 * One step up (1) or down (-1) within the range, with as many decimals as the text or the step, and the typed decimal
 * sign.
 * @returns undefined at the end of the range, or if the text is no number
 */
export function stepNumber(
  text: string,
  direction: 1 | -1,
  range: NumberRange,
  region: NumberRegion,
): string | undefined {
  const { step, above = -Infinity, min = -Infinity, max = Infinity, empty = 0 } = range
  const plainText = text.trim() === '' ? String(empty) : toPlainNumber(text, region)
  if (plainText === undefined) return undefined
  const decimals = Math.max(countDecimals(plainText), countDecimals(String(step)))
  const next = Math.min(Math.max(Number(plainText) + direction * step, min), max).toFixed(decimals)
  if (Number(next) <= above || Number(next) === Number(plainText)) return undefined
  const typedSign = countDecimals(plainText) > 0 ? /[.,](?!.*[.,])/.exec(text)?.[0] : undefined
  return next.replace('.', typedSign ?? region.decimalSign)
}
