/** A property of what came as JSON from elsewhere; undefined where there is none. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
