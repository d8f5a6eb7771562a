export const CARD_SURFACE =
  'rounded-card border border-line bg-surface shadow-card print:break-inside-avoid print:shadow-none'

export const CARD = `${CARD_SURFACE} p-5 sm:p-7`

/** A part of a card. */
export const BOX = 'rounded-2xl border border-line p-4'

export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5 lg:gap-6'
