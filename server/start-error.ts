/** A fault that the person who starts the site can mend: its message is shown alone, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
