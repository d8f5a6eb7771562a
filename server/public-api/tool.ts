import { STATUS_CODES } from 'node:http'
import type { z } from 'zod'
import { InputError } from '#shared/validation/input-error.ts'
import { HttpError } from '../http/errors.ts'
import type { ClimatePlace } from './climate-files.ts'

/** Sent as it is. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  /** Name of a download. */
  readonly fileName?: string
}

/** Form of errors, and sentences for parameters. */
export interface Family {
  readonly describeError: (status: number, sentence: string) => Pick<Answer, 'type' | 'text'>
  /** Describes a parameter that is missing or wrong. */
  readonly describeParameter: (name: string, isMissing: boolean, issue: string) => string
  readonly parameterStatus: number
  /** Set if answers from the cache carry the limit, too, which makes them slower. */
  readonly hasRateLimitOnEveryAnswer?: boolean
  /** Headers sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** One address of the public API. */
export interface Tool {
  readonly summary: string
  readonly family: Family
  readonly parameters: z.ZodObject
  /** Runs in a worker. @throws HttpError */
  readonly compute: (input: never) => Promise<Answer>
  /** Schema of the reply in JSON. */
  readonly reply?: z.ZodType
  /** Holds for all parameters. */
  readonly isRefused?: true
}

export const defineTool = <Parameters extends z.ZodObject>(
  tool: Omit<Tool, 'parameters' | 'compute'> & {
    readonly parameters: Parameters
    readonly compute: (input: z.output<Parameters>) => Promise<Answer> | Answer
  },
): Tool => ({ ...tool, compute: async (input) => tool.compute(input) })

/** @throws HttpError where nothing is known */
export function requireCovered(place: ClimatePlace): ClimatePlace {
  if (place.resource.covered) return place
  throw new HttpError(400, 'Location over the sea. Please, select another location between 57.5° S and 84° N')
}

export const json = (value: unknown): Answer => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  text: JSON.stringify(value),
})

/** Problem details of RFC 9457. */
export const problemFamily: Family = {
  describeError: (status, detail) => ({
    type: 'application/problem+json',
    text: JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }),
  }),
  describeParameter: (name, isMissing, issue) => (isMissing ? `${name} is missing` : `${name} is not valid. ${issue}`),
  parameterStatus: 400,
}

/** A question to a worker: the address of a tool, and its parsed parameters. */
export interface Job {
  readonly path: string
  readonly input: unknown
}

export interface JobResult extends Omit<Answer, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Absent if the answer is too small to compress. */
  readonly gzip?: Uint8Array<ArrayBuffer>
  /** Our own fault, for the log. */
  readonly error?: string
}

export function describeError(tool: Tool | undefined, error: unknown): JobResult {
  const status = error instanceof HttpError ? error.status : error instanceof InputError ? 400 : 500
  const sentence = error instanceof Error && status < 500 ? error.message : 'Internal Server Error'
  const { type, text } = tool?.family.describeError(status, sentence) ?? { type: 'text/plain', text: sentence }
  const bytes = new TextEncoder().encode(text)
  if (status < 500) return { status, type, bytes }
  return { status, type, bytes, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
