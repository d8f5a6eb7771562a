import * as z from 'zod/mini'
import { id } from './text.ts'

const record = (missing: string) => z.record(z.string(), z.unknown(), { error: missing })
const maxNotesLength = z.maxLength(1000, 'Notes must be at most 1000 characters')

/** The calculator verifies inputs and results (`recalculate`). */
export const NewCalculation = z.object({
  calculatorType: z.string({ error: 'Unknown calculator' }),
  inputs: record('The inputs are missing'),
  results: record('The results are missing'),
  notes: z.optional(z.nullable(z.string().check(z.trim(), maxNotesLength))),
})

export const NotesUpdate = z.object({
  notes: z.nullable(z.string({ error: 'The notes are missing' }).check(z.trim(), maxNotesLength)),
})

export const OlderThan = z.object({ before: z.optional(id) })

export const ExportFormat = z.object({ format: z.enum(['csv', 'json'], { error: 'Choose csv or json' }) })
