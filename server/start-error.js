/**
 * The message is shown alone, without a stack, to the person who starts the site. This is plain JavaScript, because
 * some of these errors occur before anything is installed.
 */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}
