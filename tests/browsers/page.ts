import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from 'playwright/test'
import type { Driver } from './driver.ts'

/** Finds elements by role and label, as people do. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowDown: '\uE015',
  F8: '\uE038',
}

/** A whole text, or a pattern within it. */
type Words = string | RegExp

const source = (words: Words) => (typeof words === 'string' ? JSON.stringify(words) : String(words))

/** Repeats until nothing is thrown; a page that navigates meanwhile throws. */
const retry = (attempt: () => Promise<void>) => expect(attempt).toPass({ intervals: [100], timeout: 30_000 })

/** A page of the site in any browser. */
export class Page {
  readonly #driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.#driver = driver
    this.#origin = origin
  }

  /** @param path or the address of another origin */
  async goto(path: string) {
    await this.#driver.goto(new URL(path, this.#origin).href)
  }

  async reload() {
    await this.goto(await this.evaluate(() => location.href))
  }

  /** The function runs in the page; its arguments and its result pass as JSON. */
  async evaluate<Values extends unknown[], Result>(
    run: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return this.evaluateExpression(`(${run})(...${JSON.stringify(values)})`)
  }

  async evaluateExpression<Result>(expression: string): Promise<Result> {
    const json = await this.#driver.evaluate(`(async () => JSON.stringify({ value: await ${expression} }))()`)
    return JSON.parse(json).value
  }

  async loadTestingLibrary() {
    const isLoaded = await this.evaluate(() => 'TestingLibraryDom' in globalThis)
    if (!isLoaded) await this.evaluateExpression(`(function () { ${testingLibrary} }).call(globalThis)`)
  }

  /** Presses keys together, such as `Shift+Tab`. */
  async press(keys: string) {
    const values = keys.split('+').map((key) => KEYS[key] ?? key)
    await this.#press([
      ...values.map((value) => ({ type: 'keyDown', value }) as const),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ])
  }

  async type(text: string) {
    await this.#press([...text].flatMap((value) => (['keyDown', 'keyUp'] as const).map((type) => ({ type, value }))))
  }

  async #press(actions: { type: 'keyDown' | 'keyUp'; value: string }[]) {
    await this.#driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  async clickAt(x: number, y: number) {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ] as const
    await this.#driver.perform([{ type: 'pointer', id: 'mouse', actions: [...actions] }])
  }

  setViewport(width: number, height: number) {
    return this.#driver.setViewport(width, height)
  }

  getByRole(role: string, name?: Words) {
    return new Locator(this).getByRole(role, name)
  }

  getByText(words: Words) {
    return new Locator(this).getByText(words)
  }

  getByLabel(words: Words) {
    return new Locator(this).getByLabel(words)
  }

  /** The element with the focus. */
  get focused() {
    return new Locator(this, '[document.activeElement]')
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(locator: Locator) {
    await locator.wait()
    for (let presses = 0; presses < 150; presses += 1) {
      if (await locator.hasFocus()) return
      await this.press('Tab')
    }
    throw new Error(`Tab does not reach ${locator}`)
  }
}

/** Visible elements of a page, found anew at every use. */
export class Locator {
  readonly #page: Page
  /** An array of elements, evaluated in the page. */
  readonly #expression: string

  constructor(page: Page, expression = '[document.body]') {
    this.#page = page
    this.#expression = expression
  }

  #find(query: string) {
    return new Locator(
      this.#page,
      `${this.#expression}.flatMap((within) => TestingLibraryDom.${query}).filter((element) => element.checkVisibility({ visibilityProperty: true }))`,
    )
  }

  getByRole(role: string, name?: Words) {
    return this.#find(
      `queryAllByRole(within, ${source(role)}, { ${name === undefined ? '' : `name: ${source(name)}`} })`,
    )
  }

  getByText(words: Words) {
    return this.#find(`queryAllByText(within, ${source(words)})`)
  }

  getByLabel(words: Words) {
    return this.#find(`queryAllByLabelText(within, ${source(words)})`)
  }

  /** Evaluates an expression of the visible `elements`, until nothing is thrown. */
  async #evaluate<Result>(expression: string): Promise<Result> {
    let result: Result | undefined
    await retry(async () => {
      await this.#page.loadTestingLibrary()
      result = await this.#page.evaluateExpression<Result>(`((elements) => ${expression})(${this.#expression})`)
    })
    return result as Result
  }

  /** Waits until the function succeeds with the first element. */
  async use<Values extends unknown[], Result>(
    run: (element: HTMLInputElement, ...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    const call = `(${run})(elements[0], ...${JSON.stringify(values)})`
    return this.#evaluate(
      `elements.length > 0 ? ${call} : Promise.reject(new Error(${JSON.stringify(`missing: ${this}`)}))`,
    )
  }

  async wait() {
    await this.use(() => {})
  }

  count(): Promise<number> {
    return this.#evaluate('elements.length')
  }

  text() {
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read
    return this.use((element) => element.innerText.replaceAll(/\s+/g, ' ').trim())
  }

  value() {
    return this.use((element) => element.value)
  }

  hasFocus() {
    return this.use((element) => element === document.activeElement)
  }

  /** Clicks where nothing covers the element, or the label of a radio button or checkbox, once it no longer moves. */
  async click() {
    const { x, y } = await this.use(async (element) => {
      const target = element.labels && /radio|checkbox/.test(element.type) ? (element.labels[0] ?? element) : element
      const measure = () => target.getBoundingClientRect()
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const before = measure()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { x, y, width, height } = measure()
      if (before.x !== x || before.y !== y) throw new Error('moving')
      const center = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      const hit = document.elementFromPoint(center.x, center.y)
      if (!hit || !target.contains(hit)) throw new Error(`covered by ${hit?.outerHTML.slice(0, 100)}`)
      return center
    })
    await this.#page.clickAt(x, y)
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string) {
    await this.use((element) => {
      element.focus()
      element.select()
    })
    await this.#page.press('Backspace')
    await this.#page.type(text)
  }

  /** The query, for messages. */
  toString() {
    return this.#expression
  }
}
