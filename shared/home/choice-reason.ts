import { formatNumber } from '../format/number.ts'
import { t } from '../language/t.ts'

/** Why the app chose a figure. Homes store the key and its counts, as their readers may use another language. */
const REASONS = {
  'common-slope': (slope: number) => t('{slope}°, like many roofs.', { slope: formatNumber(slope) }),
  'faces-north': () => t('Faces north, toward the midday sun.'),
  'faces-south': () => t('Faces south, toward the midday sun.'),
  'use-unknown': (panels: number) =>
    t('{panels, plural, one {# panel} other {# panels}}, until we know how much electricity you use.', { panels }),
  'fills-roof': (room: number, needed: number) =>
    t(
      '{room, plural, one {# panel} other {# panels}}, as many as fit on your roof. Your yearly use would need {needed}.',
      { room, needed: formatNumber(needed) },
    ),
  'matches-use': () => t('Enough panels to match your yearly electricity use.'),
  'highest-gain': () => t('The system with the highest lifetime gain.'),
  'greatest-undiscounted-gain': () => t('Nearly the highest lifetime gain, and every panel pays back its own cost.'),
  /** Reason in homes of earlier versions. */
  'nearly-highest-gain': () => t('The cheapest system with nearly the highest lifetime gain.'),
  'least-loss': () => t('No size makes money. This one loses least.'),
  'cheapest-off-grid': () => t('The cheapest system that runs short no more often than you allow.'),
  'nearest-off-grid': () => t('Every system here runs short more often than you want. This one comes close.'),
  'covers-outages': () => t('The smallest battery that covers 9 in 10 kWh of your power outages.'),
  'covers-outages-in-part': () =>
    t('The largest battery we compare. It covers less than 9 in 10 kWh of your power outages.'),
  'lowest-export-rate': () => t('The system that makes money at the lowest export rate.'),
} satisfies Readonly<Record<string, (...counts: never[]) => string>>

type Reason = keyof typeof REASONS

/** Provenance with `fills-roof 6 13`. */
export const chosenBecause = <R extends Reason>(reason: R, ...counts: Parameters<(typeof REASONS)[R]>) =>
  ({ kind: 'worked-out', how: [reason, ...counts].join(' ') }) as const

/** The reason in words. Homes of earlier versions store them instead of a key. */
export function describeReason(how: string): string {
  const [reason = '', ...counts] = how.split(' ')
  if (!isReason(reason)) return how
  const describe: (...counts: number[]) => string = REASONS[reason]
  const isWhole = counts.length === describe.length && counts.every((count) => /^\d{1,6}$/.test(count))
  return isWhole ? describe(...counts.map(Number)) : how
}

const isReason = (text: string): text is Reason => Object.hasOwn(REASONS, text)
