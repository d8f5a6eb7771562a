import { currentLanguage } from '../language/translation.ts'
import { listFormatOf } from './locale.ts'

/** `roof, panels, and battery` */
export const formatList = (items: readonly string[]): string =>
  listFormatOf(currentLanguage(), { type: 'conjunction', style: 'long' }).format(items)

/** `9 panels, 4 kWp`: several facts about one thing. */
export const formatFacts = (facts: readonly string[]): string =>
  listFormatOf(currentLanguage(), { type: 'unit', style: 'long' }).format(facts)
