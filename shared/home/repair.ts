import * as z from 'zod/mini'
import type { Path } from './record.ts'
import { isRecord } from './record.ts'

/*
 * Parses a value by a schema and drops the parts that the schema rejects. One walk along the schema visits each part once.
 * Lists and records are truncated before they are parsed, and unknown keys are never visited, so that the work is linear in
 * the size of the value and bounded by the schema.
 */

/** Limit for records such as provenance; no valid home has more entries. */
const MAX_ENTRIES = 1_000

const INVALID = Symbol('invalid')

export interface RepairHandlers {
  /** Each part that was dropped or truncated. */
  readonly onDropped: (path: Path) => void
  /** Each entry removed from a list, with its former index. */
  readonly onRemoved: (list: Path, index: number) => void
  /** Replacement for an invalid entry of a list whose entries are referred to by index; `undefined` removes it. */
  readonly placeholderFor: (list: Path) => unknown
}

type Entries = Readonly<Record<string, unknown>>

/** `undefined` if nothing usable is left. */
export function repair<T extends z.core.$ZodType>(
  schema: T,
  value: unknown,
  { onDropped, onRemoved, placeholderFor }: RepairHandlers,
): z.core.output<T> | undefined {
  const repaired = visit(schema, value, [])
  return repaired === INVALID ? undefined : (repaired as z.core.output<T>)

  function visit(schema: z.core.$ZodType, value: unknown, path: Path): unknown {
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'optional':
      case 'default':
        return visit(def.innerType, value, path)
      case 'object':
        return isRecord(value) ? visitObject(schema, def, value, path) : reject(path)
      case 'array':
        return Array.isArray(value) ? visitArray(schema, def, value, path) : reject(path)
      case 'record':
        return isRecord(value) ? visitRecord(def, value, path) : reject(path)
      case 'union':
        if (!('discriminator' in def)) return visitLeaf(schema, value, path)
        return isRecord(value) ? visitOption(def as z.core.$ZodDiscriminatedUnionDef, value, path) : reject(path)
      default:
        return visitLeaf(schema, value, path)
    }
  }

  function reject(path: Path): typeof INVALID {
    onDropped(path)
    return INVALID
  }

  function visitLeaf(schema: z.core.$ZodType, value: unknown, path: Path): unknown {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : reject(path)
  }

  function visitObject(schema: z.core.$ZodType, { shape }: z.core.$ZodObjectDef, value: Entries, path: Path): unknown {
    const parsed: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(shape)) {
      const input = Object.hasOwn(value, key) ? value[key] : undefined
      const repaired = input === undefined ? INVALID : visit(part, input, [...path, key])
      if (repaired !== INVALID) parsed[key] = repaired
      else if (part._zod.def.type === 'default') parsed[key] = z.parse(part, undefined)
      else if (part._zod.def.type !== 'optional') return reject(path)
    }
    return hasChecks(schema) ? visitLeaf(schema, parsed, path) : parsed
  }

  function visitArray(schema: z.core.$ZodType, { element }: z.core.$ZodArrayDef, list: readonly unknown[], path: Path) {
    const { exact, max } = lengthBoundsOf(schema)
    if (exact !== undefined && list.length !== exact) return reject(path)
    if (list.length > max) onDropped(path)
    const parsed = list.slice(0, max).flatMap((entry, index) => {
      const repaired = visit(element, entry, [...path, index])
      if (repaired !== INVALID) return [repaired]
      const placeholder = placeholderFor(path)
      if (placeholder !== undefined) return [visit(element, placeholder, [...path, index])]
      onRemoved(path, index)
      return []
    })
    return hasChecks(schema) ? visitLeaf(schema, parsed, path) : parsed
  }

  function visitRecord({ keyType, valueType }: z.core.$ZodRecordDef, value: Entries, path: Path): unknown {
    // The content of an unknown value is validated by its own parser.
    if (valueType._zod.def.type === 'unknown') return value
    const entries = Object.entries(value)
    if (entries.length > MAX_ENTRIES) onDropped(path)
    // `fromEntries` treats `__proto__` as an ordinary key.
    return Object.fromEntries(
      entries.slice(0, MAX_ENTRIES).flatMap(([key, entry]) => {
        const at = [...path, key]
        const repaired = z.safeParse(keyType, key).success ? visit(valueType, entry, at) : reject(at)
        return repaired === INVALID ? [] : [[key, repaired]]
      }),
    )
  }

  function visitOption({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef, value: Entries, path: Path) {
    const kind = value[discriminator] as z.core.util.Primitive
    const option = options.find(({ _zod }) => _zod.propValues?.[discriminator]?.has(kind))
    return option ? visit(option, value, path) : reject(path)
  }
}

function lengthBoundsOf(schema: z.core.$ZodType): { readonly exact?: number; readonly max: number } {
  let bounds: { exact?: number; max: number } = { max: Number.POSITIVE_INFINITY }
  for (const check of checksOf(schema)) {
    if (check.check === 'max_length') bounds = { ...bounds, max: check.maximum }
    if (check.check === 'length_equals') bounds = { ...bounds, exact: check.length }
  }
  return bounds
}

/** The list length is already enforced. */
const hasChecks = (schema: z.core.$ZodType) => checksOf(schema).some(({ check }) => check !== 'max_length')

const checksOf = (schema: z.core.$ZodType) =>
  (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def)
