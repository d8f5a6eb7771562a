import { InputError } from '#shared/validation/input-error.ts'
import { HttpError } from '../http/errors.ts'
import type { Answer, Tool } from './tool.ts'

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
