import { beforeEach, expect, test, vi } from 'vitest'
import { importOrReload } from '../../../client/src/startup/import-or-reload.ts'

const reload = vi.fn()
const dataset: Record<string, string> = {}
const failedImport = () => Promise.reject(new TypeError('Importing a module script failed.'))
const answerPage = vi.fn()
let entry: unknown

beforeEach(() => {
  reload.mockClear()
  delete dataset.leaving
  entry = null
  answerPage.mockReset().mockResolvedValue(new Response(null, { status: 200 }))
  vi.stubGlobal('location', { href: 'https://helioplan.example/plan', reload })
  vi.stubGlobal('history', {
    get state() {
      return entry
    },
    replaceState(state: unknown) {
      entry = state
    },
  })
  vi.stubGlobal('fetch', answerPage)
  vi.stubGlobal('document', { documentElement: { dataset } })
})

test('reloads a page whose scripts are gone, once, and again when the user asks for it', async () => {
  entry = { calculation: 'of the page' }
  void importOrReload(failedImport)
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  // What the history entry holds for the page stays.
  expect(entry).toMatchObject({ calculation: 'of the page' })
  await expect(importOrReload(failedImport)).rejects.toThrow('Importing a module script failed.')
  expect(reload).toHaveBeenCalledOnce()
  void importOrReload(failedImport, true)
  await expect.poll(() => reload.mock.calls).toHaveLength(2)
})

test('does not reload a page whose server cannot be reached, which would leave a blank page', async () => {
  for (const answer of [Promise.reject(new TypeError('Failed to fetch')), new Response(null, { status: 502 })]) {
    answerPage.mockReset().mockReturnValue(Promise.resolve(answer))
    await expect(importOrReload(failedImport)).rejects.toThrow('Importing a module script failed.')
    await expect(importOrReload(failedImport, true)).rejects.toThrow('Importing a module script failed.')
  }
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload for a connection that fails for a moment, so that nothing typed is lost', async () => {
  const importScripts = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(failedImport)
    .mockResolvedValue('the part')
  expect(await importOrReload(importScripts)).toBe('the part')
  expect(reload).not.toHaveBeenCalled()
})

test('does not reload a page that is being left, which would cancel the navigation', async () => {
  let settled = false
  importOrReload(async () => {
    dataset.leaving = ''
    return failedImport()
  }).finally(() => {
    settled = true
  })
  await new Promise(setImmediate)
  expect(settled).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
