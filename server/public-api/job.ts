import { type Answer, Refusal, type Tool } from './tool.ts'

/** A question to a worker: the address of a tool, and its parsed parameters. */
export interface Job {
  readonly path: string
  readonly input: unknown
}

export interface JobResult extends Omit<Answer, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Without it the answer is too small to compress. */
  readonly gzip?: Uint8Array<ArrayBuffer>
  /** Our own fault, for the log. */
  readonly error?: string
}

export function describeRefusal(tool: Tool | undefined, error: unknown): JobResult {
  const isRefusal = error instanceof Refusal
  const status = isRefusal ? error.status : 500
  const sentence = isRefusal ? error.message : 'Internal Server Error'
  const { type, text } = tool?.family.describeError(status, sentence) ?? { type: 'text/plain', text: sentence }
  const bytes = new TextEncoder().encode(text)
  if (isRefusal) return { status, type, bytes }
  return { status, type, bytes, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
