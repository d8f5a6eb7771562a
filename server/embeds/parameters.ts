import { z } from 'zod'
import { round } from '#shared/calculators/rounding.ts'
import { formatNumber } from '#shared/format/number.ts'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { HttpError } from '../http/errors.ts'
import { decimal, readQuery } from '../public-api/parameters.ts'

const between = (name: string, min: number, max: number) => {
  const error = () =>
    t('{name} must be a number from {min} to {max}.', { name, min: formatNumber(min, {}, 2), max: formatNumber(max) })
  return decimal(z.number({ error }).min(min, { error }).max(max, { error }))
}

/** Several places within about a kilometer share a card. */
const degrees = (name: string, max: number) => between(name, -max, max).transform((value) => round(value, 2))

const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const parts = ['year', 'months', 'payback'] as const
export type CardPart = (typeof parts)[number]
const isPart = (text: string): text is CardPart => (parts as readonly string[]).includes(text)

const describeParts = () =>
  t('show must be one or more of these, with commas between them: {parts}.', { parts: parts.join(', ') })

const appearance = {
  theme: z.enum(themes, { error: () => t('theme must be auto, light or dark.') }).default('auto'),
  accent: z
    .string()
    .regex(/^[0-9a-f]{6}$/i, { error: () => t('accent must be a color with six digits, such as F7A81B.') })
    .transform((color) => color.toUpperCase())
    .optional(),
  show: z
    .string()
    .transform((text) => text.split(','))
    .refine((names) => names.every(isPart), { error: describeParts })
    .transform((names) => parts.filter((part) => names.includes(part)))
    .default(['year', 'months']),
}

/** Values are checked in this order; the place is looked up afterwards. */
const Appearance = z.object(appearance)
const Estimate = z.object({
  ...appearance,
  place: z
    .string()
    .regex(/^[a-z0-9-]+-[a-z]{2}$/, { error: () => t('place must be a town and its country code, such as pune-in.') })
    .optional(),
  lat: degrees('lat', 90).optional(),
  lon: degrees('lon', 180).optional(),
  tilt: between('tilt', 0, 90).optional(),
  azimuth: between('azimuth', 0, 360).optional(),
  kwp: between('kwp', 0.01, 10_000).default(1),
})

export type AppearanceInput = z.output<typeof Appearance>
export type EstimateInput = z.output<typeof Estimate>

/** @throws HttpError with the sentence of the first value that is wrong */
function parse<Output>(schema: z.ZodType<Output>, url: string): Output {
  const parsed = schema.safeParse(readQuery(queryOf(url)))
  if (parsed.success) return parsed.data
  throw new HttpError(400, parsed.error.issues[0]?.message ?? '')
}

export const parseAppearance = (url: string): AppearanceInput => parse(Appearance, url)
export const parseEstimate = (url: string): EstimateInput => parse(Estimate, url)

/** What an error may still be shown in. */
export function readTheme(url: string): Theme {
  const { theme } = readQuery(queryOf(url))
  return themes.find((name) => name === theme) ?? 'auto'
}

/** Language of the card, named in its query; `undefined` if the site does not have it. */
export function readLanguage(url: string, languages: readonly Language[]): Language | undefined {
  const { lang = SOURCE_LANGUAGE } = readQuery(queryOf(url))
  return LANGUAGES.find((language) => language === lang && languages.includes(language))
}

/** Does not parse the address, which may be any text. */
export function queryOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
