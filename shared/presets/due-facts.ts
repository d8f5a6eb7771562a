import * as z from 'zod/mini'
import type { IsoDate } from '../home/field-schemas.ts'
import { loadPresetWithSubdivisions, PRESET_COUNTRIES } from './load.ts'
import type { Preset, Source, SourcedEntry } from './preset.ts'

/** A published figure or rule of a country that must be checked again. */
export const DueFact = z.object({
  country: z.string(),
  /** Path in the country's preset: `subdivisions.CA-ON.selling`. */
  path: z.string(),
  /** Last day on which no check is due. */
  checkAfter: z.string(),
  source: z.exactOptional(z.object({ title: z.string(), url: z.exactOptional(z.string()) })),
})
type DueFact = z.output<typeof DueFact>

/** Facts with a date of review, and estimates, which are due at once. A tax rate names its source in `read`. */
interface ReviewedFact {
  readonly checkAfter?: IsoDate
  readonly evidence?: SourcedEntry['evidence']
  readonly asOf?: IsoDate | null
  readonly source?: Source
  readonly read?: { readonly source: Source }
}

/** The most urgent first. */
export async function listDueFacts(today: IsoDate): Promise<readonly DueFact[]> {
  const presets = await Promise.all(PRESET_COUNTRIES.map(loadPresetWithSubdivisions))
  return presets
    .flatMap((preset) => findDueFacts(preset, today))
    .sort((a, b) => a.checkAfter.localeCompare(b.checkAfter))
}

export const findDueFacts = (preset: Preset, today: IsoDate): readonly DueFact[] =>
  listReviewedFacts(preset, []).flatMap(({ path, fact: { evidence, asOf, source, read, ...fact } }) => {
    const checkAfter = (evidence === 'estimate' ? asOf : fact.checkAfter) ?? today
    if (today <= checkAfter) return []
    const { title, url } = source ?? read?.source ?? {}
    const namedSource = title !== undefined && { source: { title, ...(url !== undefined && { url }) } }
    return [{ country: preset.country, path, checkAfter, ...namedSource }]
  })

function listReviewedFacts(
  value: unknown,
  path: readonly string[],
): readonly { readonly path: string; readonly fact: ReviewedFact }[] {
  if (typeof value !== 'object' || value === null) return []
  const nested = Object.entries(value).flatMap(([key, part]) => listReviewedFacts(part, [...path, idOf(part) ?? key]))
  return isReviewed(value) ? [{ path: path.join('.'), fact: value }, ...nested] : nested
}

const isReviewed = (value: object): value is ReviewedFact =>
  'checkAfter' in value || ('evidence' in value && value.evidence === 'estimate')

/** Says more of a list's entry than its index. */
function idOf(part: unknown): string | undefined {
  const { id } = Object(part) as { readonly id?: unknown }
  return typeof id === 'string' ? id : undefined
}
