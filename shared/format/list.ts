import { currentLanguage } from '../language/translation.ts'
import { listFormatOf } from './locale.ts'

/** `roof, panels, and battery` */
export const formatList = (items: readonly string[]): string =>
  listFormatOf(currentLanguage(), { type: 'conjunction', style: 'long' }).format(items)

/** `9 panels, 4 kWp`: several facts about one thing. Some languages would say "and" between two units. */
export const formatFacts = (facts: readonly string[]): string => facts.join(', ')
