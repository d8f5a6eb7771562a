import * as z from 'zod/mini'
import { t } from '../language/t.ts'
import { atMost, type FormMessage, id } from './text.ts'

const record = (missing: FormMessage) => z.record(z.string(), z.unknown(), missing)
const maxNotesLength = atMost(1000, () => t('Notes'))

/** The calculator verifies inputs and results (`recalculate`). */
export const NewCalculation = z.object({
  calculatorType: z.string({ error: () => t('That calculator does not exist') }),
  inputs: record({ error: () => t('The inputs are missing') }),
  results: record({ error: () => t('The results are missing') }),
  notes: z.optional(z.nullable(z.string().check(z.trim(), maxNotesLength))),
})

export const NotesUpdate = z.object({
  notes: z.nullable(z.string({ error: () => t('The notes are missing') }).check(z.trim(), maxNotesLength)),
})

export const OlderThan = z.object({ before: z.optional(id) })

export const ExportFormat = z.object({ format: z.enum(['csv', 'json'], { error: () => t('Choose csv or json') }) })
