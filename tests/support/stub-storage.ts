import { vi } from 'vitest'

function stub(name: string, stored: Readonly<Record<string, string>>) {
  const items = new Map(Object.entries(stored))
  vi.stubGlobal(name, {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
  })
  return items
}

/** A browser's storage of the device and of the tab, in memory. Returns the items of the device. */
export function stubStorage(device: Readonly<Record<string, string>> = {}, tab: Readonly<Record<string, string>> = {}) {
  stub('sessionStorage', tab)
  return stub('localStorage', device)
}
