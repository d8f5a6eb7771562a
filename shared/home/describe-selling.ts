import { formatFigure } from '../format/quantity.ts'
import { t } from '../language/t.ts'
import type { Region } from '../region.ts'
import type { Selling } from './selling.ts'

/** The rate, or the kind of payment where it has none; `undefined` while unknown. */
export function describeSelling(selling: Selling | undefined, region: Region): string | undefined {
  switch (selling?.kind) {
    case undefined:
      return undefined
    case 'nothing':
      return t('Nothing')
    case 'net-metering':
      return t('Net metering')
    case 'feed-in': {
      const price = selling.steps[0]?.bands[0]?.price
      return price === undefined ? t('Feed-in tariff') : formatFigure(price, 'money/kWh', region)
    }
    case 'net-billing':
      return selling.price === undefined ? undefined : formatFigure(selling.price, 'money/kWh', region)
  }
}
