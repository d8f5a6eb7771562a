import { writeFileSync } from 'node:fs'

/** Writes the errors outside of the tests, which Vitest's JSON leaves out, into the file `UNHANDLED_ERRORS`. */
export default class UnhandledErrorReporter {
  /**
   * @param {unknown} _modules
   * @param {readonly { name?: string, message: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const failures = errors.map(({ name = 'Error', message }) => ({
      title: 'Unhandled error',
      message: `${name}: ${message}`,
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS ?? '', JSON.stringify(failures))
  }
}
