import '@testing-library/jest-dom/vitest'
import { configure, prettyDOM } from '@testing-library/dom'

/** Prints the document only when its message is read: waiting for an element throws one on every change of the page. */
class MissingElementError extends Error {
  override readonly name = 'TestingLibraryElementError'
  constructor(reason: string | null, container: Element) {
    super(reason ?? '')
    Object.defineProperty(this, 'message', {
      configurable: true,
      get: () => `${reason ?? ''}\n\n${prettyDOM(container)}`,
    })
  }
}

configure({
  // Generous, because a busy machine takes many times as long.
  asyncUtilTimeout: 60_000,
  getElementError: (reason, container) => new MissingElementError(reason, container),
})
