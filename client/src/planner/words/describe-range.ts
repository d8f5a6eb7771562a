import { formatNumber } from '#shared/format/number.ts'
import type { EntryRange } from '#shared/home/figures.ts'
import { t } from '#shared/language/t.ts'
import type { Region } from '#shared/region.ts'

/** What to enter in a field instead of a number that it refuses. */
export function describeRange({ min, max, above, isWhole }: EntryRange, region: Region): string {
  const format = (value: number) => formatNumber(value, region, 2)
  const bounds = { least: format(min), most: format(max) }
  if (isWhole) return t('Enter a whole number from {least} to {most}.', bounds)
  return above === undefined
    ? t('Enter a number from {least} to {most}.', bounds)
    : t('Enter a number above {bound}, up to {most}.', { bound: format(above), most: bounds.most })
}
