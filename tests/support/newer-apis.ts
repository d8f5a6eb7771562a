/** Calls that the oldest browsers lack (decision 78). */
export const NEWER_APIS = [
  'URL.canParse(',
  'Object.groupBy(',
  'Map.groupBy(',
  'Promise.withResolvers(',
  'Promise.try(',
  'Array.fromAsync(',
  'Intl.DurationFormat(',
  'Intl.Segmenter(',
  'AbortSignal.any(',
  '.checkVisibility(',
  '.isSubsetOf(',
  '.isWellFormed(',
]
