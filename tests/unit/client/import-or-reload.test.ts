import { beforeEach, expect, test, vi } from 'vitest'
import { importOrReload } from '../../../client/src/api/import-or-reload.ts'

const reload = vi.fn()
const dataset: Record<string, string> = {}
const failedImport = () => Promise.reject(new TypeError('Importing a module script failed.'))

beforeEach(() => {
  reload.mockClear()
  const items = new Map<string, string>()
  vi.stubGlobal('location', { pathname: '/plan', reload })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => items.get(key), setItem: items.set.bind(items) })
  vi.stubGlobal('document', { documentElement: { dataset } })
})

test('reloads a page whose scripts are gone, once', async () => {
  void importOrReload(failedImport)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(importOrReload(failedImport)).rejects.toThrow('Importing a module script failed.')
  expect(reload).toHaveBeenCalledOnce()
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
