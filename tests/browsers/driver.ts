/** One tab of a browser with a profile of its own. */
export interface Driver {
  /** Loads an address and waits for its `load` event. */
  goto(address: string): Promise<void>
  /** Evaluates an expression in the page, and waits if it is a promise. Its value must be a string. */
  evaluate(expression: string): Promise<string>
  /** Performs input, as WebDriver and WebDriver BiDi both describe it: https://www.w3.org/TR/webdriver2/#actions */
  perform(sources: readonly InputSource[]): Promise<void>
  setViewport(width: number, height: number): Promise<void>
  /** A picture of the viewport (PNG). */
  screenshot(): Promise<Buffer>
  /** Errors in the console so far; not in WebKit. */
  errors?(): readonly string[]
  /** The page on paper (PDF); not in WebKit. */
  print?(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser or its driver program, which opens one tab after the other. */
export interface Browser {
  open(): Promise<Driver>
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
