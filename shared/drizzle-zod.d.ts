/**
 * The types of drizzle-zod ask of each column whether it holds Node's Buffer. Neither shared/ nor the browser knows one, and
 * a name that TypeScript does not know would make the answer yes for all of them.
 */
interface Buffer extends Uint8Array {
  readonly onlyInNode: never
}
