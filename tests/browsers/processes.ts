import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

/** First match in what a process writes; the stream is drained afterwards. */
export async function waitForOutput(process: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    process.once('error', reject)
    process.once('exit', () => reject(new Error(`${process.spawnfile} ended: ${output}`)))
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, match] = pattern.exec(output) ?? []
      if (match) resolve(match)
    })
  })
}
