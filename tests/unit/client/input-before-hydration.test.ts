import { beforeEach, expect, test, vi } from 'vitest'

/** A form field that counts the input events it receives. */
class Field extends EventTarget {
  readonly isConnected = true
  readonly value: string
  readonly defaultValue: string
  readonly type: string
  inputs = 0
  constructor(value: string, defaultValue: string, type = 'text') {
    super()
    this.value = value
    this.defaultValue = defaultValue
    this.type = type
    this.addEventListener('input', () => {
      this.inputs += 1
    })
  }
  closest = () => null
}

let fields: Field[]

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', {})
  vi.stubGlobal('HTMLSelectElement', class {})
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null, querySelectorAll: () => fields })
})

const load = () => import('../../../client/src/startup/input-before-hydration.ts')
/** Resolves after all queued microtasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('replays text typed before hydration, and nothing else', async () => {
  const { replayInput } = await load()
  const [edited, unedited] = [new Field('150', ''), new Field('4', '4')]
  fields = [edited, unedited]
  replayInput()
  await settle()
  expect([edited.inputs, unedited.inputs]).toEqual([1, 0])
})

test('dispatches no input to a slider of a later page that the browser rounded to its step', async () => {
  const { replayInput, replayPresses } = await load()
  replayPresses()
  const slider = new Field('10.5', '10.3', 'range')
  fields = [slider]
  replayInput()
  await settle()
  expect(slider.inputs).toBe(0)
})
