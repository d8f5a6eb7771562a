import * as z from 'zod/mini'
import type { Path } from './record.ts'
import { isRecord } from './record.ts'

/*
 * Reads a value by a schema and leaves out what the schema refuses. One walk along the schema: each part is visited once,
 * lists and records are cut to their bounds before they are read, and keys that the schema does not name are never looked
 * at. The work is linear in the value's size and bounded by the schema.
 */

/** A record of named entries, such as provenance, keeps this many; no home has more. */
export const MOST_ENTRIES = 1_000

const WRONG = Symbol('refused by the schema')

export interface RepairLog {
  /** Called for each part that was left out or shortened. */
  readonly leftOut: (path: Path) => void
  /** Called for each entry that was taken out of a list, with its index before. */
  readonly removed: (list: Path, index: number) => void
  /** What stands in for a refused entry of a list whose entries are named by their index; `undefined` removes it. */
  readonly standIn: (list: Path) => unknown
}

/** The value as the schema reads it, without its refused parts; `undefined` when nothing usable is left. */
export function repair<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  log: RepairLog,
): z.core.output<T> | undefined {
  const repaired = visit(schema, value, [], log)
  return repaired === WRONG ? undefined : (repaired as z.core.output<T>)
}

function visit(schema: z.core.$ZodType, value: unknown, path: Path, log: RepairLog): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'optional':
    case 'default':
      return visit(def.innerType, value, path, log)
    case 'object':
      return isRecord(value) ? visitObject(schema, def, value, path, log) : refused(path, log)
    case 'array':
      return Array.isArray(value) ? visitArray(schema, def, value, path, log) : refused(path, log)
    case 'record':
      return isRecord(value) ? visitRecord(def, value, path, log) : refused(path, log)
    case 'union':
      return 'discriminator' in def
        ? visitOption(def as z.core.$ZodDiscriminatedUnionDef, value, path, log)
        : visitLeaf(schema, value, path, log)
    default:
      return visitLeaf(schema, value, path, log)
  }
}

function refused(path: Path, log: RepairLog): typeof WRONG {
  log.leftOut(path)
  return WRONG
}

function visitLeaf(schema: z.core.$ZodType, value: unknown, path: Path, log: RepairLog): unknown {
  const read = z.safeParse(schema, value)
  return read.success ? read.data : refused(path, log)
}

function visitObject(
  schema: z.core.$ZodType,
  { shape }: z.core.$ZodObjectDef,
  value: Readonly<Record<string, unknown>>,
  path: Path,
  log: RepairLog,
): unknown {
  const read: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(shape)) {
    const given = Object.hasOwn(value, key) ? value[key] : undefined
    const kept = given === undefined ? WRONG : visit(part, given, [...path, key], log)
    if (kept !== WRONG) read[key] = kept
    else if (part._zod.def.type === 'default') read[key] = z.parse(part, undefined)
    else if (part._zod.def.type !== 'optional') return refused(path, log)
  }
  return hasChecks(schema) ? visitLeaf(schema, read, path, log) : read
}

function visitArray(
  schema: z.core.$ZodType,
  { element }: z.core.$ZodArrayDef,
  value: readonly unknown[],
  path: Path,
  log: RepairLog,
): unknown {
  const { exactly, atMost } = lengthsOf(schema)
  if (exactly !== undefined && value.length !== exactly) return refused(path, log)
  if (value.length > atMost) log.leftOut(path)
  const read = value.slice(0, atMost).flatMap((entry, index) => {
    const kept = visit(element, entry, [...path, index], log)
    if (kept !== WRONG) return [kept]
    const standIn = log.standIn(path)
    if (standIn !== undefined) return [visit(element, standIn, [...path, index], log)]
    log.removed(path, index)
    return []
  })
  return hasChecks(schema) ? visitLeaf(schema, read, path, log) : read
}

function visitRecord(
  { keyType, valueType }: z.core.$ZodRecordDef,
  value: Readonly<Record<string, unknown>>,
  path: Path,
  log: RepairLog,
): unknown {
  // Anything at all may stand here: what it means is for its reader to say.
  if (valueType._zod.def.type === 'unknown') return value
  const entries = Object.entries(value)
  if (entries.length > MOST_ENTRIES) log.leftOut(path)
  // Made from entries, so that no key is more than a key.
  return Object.fromEntries(
    entries.slice(0, MOST_ENTRIES).flatMap(([key, entry]) => {
      const at = [...path, key]
      const kept = z.safeParse(keyType, key).success ? visit(valueType, entry, at, log) : refused(at, log)
      return kept === WRONG ? [] : [[key, kept]]
    }),
  )
}

function visitOption(
  { discriminator, options }: z.core.$ZodDiscriminatedUnionDef,
  value: unknown,
  path: Path,
  log: RepairLog,
): unknown {
  if (!isRecord(value)) return refused(path, log)
  const kind = value[discriminator] as z.core.util.Primitive
  const option = options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind))
  return option ? visit(option, value, path, log) : refused(path, log)
}

/** The bounds of a list's length. */
function lengthsOf(schema: z.core.$ZodType): { readonly exactly?: number; readonly atMost: number } {
  let lengths: { exactly?: number; atMost: number } = { atMost: Number.POSITIVE_INFINITY }
  for (const check of checksOf(schema)) {
    if (check.check === 'max_length') lengths = { ...lengths, atMost: check.maximum }
    if (check.check === 'length_equals') lengths = { ...lengths, exactly: check.length }
  }
  return lengths
}

/** Whether the schema asks more of a part than of its pieces; a list's length was seen to. */
const hasChecks = (schema: z.core.$ZodType) => checksOf(schema).some(({ check }) => check !== 'max_length')

const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def)
