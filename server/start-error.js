/**
 * For the person who starts the site: the message is shown alone, without a stack. Plain JavaScript, because some of
 * these errors occur before anything is installed.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}
