/**
 * The types of drizzle-zod check each column for Node's Buffer, which shared/ and the browser lack. An unknown type
 * name would make the check true for all columns.
 */
interface Buffer extends Uint8Array {
  readonly onlyInNode: never
}
