/** The paper of a card, for what has edges and room of its own. */
export const SHEET = 'rounded-card border border-line bg-surface shadow-card print:break-inside-avoid print:shadow-none'

/** A raised sheet of paper with room around what stands on it. */
export const CARD = `${SHEET} p-5 sm:p-7`

/** Cards of one width beside each other, as many as there is room for. */
export const CARD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5 lg:gap-6'
