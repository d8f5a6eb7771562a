/**
 * A fault that the person who starts the site can mend: its message is shown alone, without a stack. Plain JavaScript,
 * because some of these are found before anything is installed.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}
