/** Border, background and shadow of a card. */
export const CARD_SURFACE =
  'rounded-card border border-line bg-surface shadow-card print:break-inside-avoid print:shadow-none'

/** A card with padding. */
export const CARD = `${CARD_SURFACE} p-5 sm:p-7`

/** Grid of cards of equal width. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5 lg:gap-6'
