import { type NumberRange, plainNumber, type Region } from '#shared/numbers.ts'

const decimalsOf = (plain: string) => /\.(\d*)/.exec(plain)?.[1]?.length ?? 0

/**
 * The text of a number's box after an arrow key: a step up (1) or down (-1) inside the range, with as many decimals as it
 * had or the step has, and the decimal sign that was typed.
 *
 * @returns undefined when there is nowhere to go, or no number to start from
 */
export function stepped(text: string, direction: 1 | -1, range: NumberRange, region: Region): string | undefined {
  const { step, above = -Infinity, min = -Infinity, max = Infinity, empty = 0 } = range
  const plain = text.trim() === '' ? String(empty) : plainNumber(text, region)
  if (plain === undefined) return undefined
  const digits = Math.max(decimalsOf(plain), decimalsOf(String(step)))
  const next = Math.min(Math.max(Number(plain) + direction * step, min), max).toFixed(digits)
  if (Number(next) <= above || Number(next) === Number(plain)) return undefined
  const typed = decimalsOf(plain) > 0 ? /[.,](?!.*[.,])/.exec(text)?.[0] : undefined
  return next.replace('.', typed ?? region.decimalSign)
}
