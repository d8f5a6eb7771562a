import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { openStep } from '../../support/planner-page.tsx'
import { VERDICT } from '../../support/reference-homes.ts'

/* What a plan needs other than the home, and does not get. */

/** Names of the loaders that fail for now. */
const { failing, failOnDemand } = vi.hoisted(() => {
  const failing = new Set<string>()
  const failOnDemand =
    <Args extends unknown[], Value>(name: string, load: (...args: Args) => Promise<Value>) =>
    (...args: Args) =>
      failing.has(name) ? Promise.reject(new TypeError(`${name} did not load`)) : load(...args)
  return { failing, failOnDemand }
})
// For the whole file: a page that still loads when its test ends would leave the real loader to the next page.
vi.mock('#shared/presets/load.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shared/presets/load.ts')>()
  return { ...original, loadPreset: failOnDemand('prices', original.loadPreset) }
})
vi.mock('#shared/energy/load-profiles.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#shared/energy/load-profiles.ts')>()
  return { ...original, loadProfiles: failOnDemand('profiles', original.loadProfiles) }
})
afterEach(() => failing.clear())

test.each([
  ['prices', 'We could not load local prices. Check your connection and try again.'],
  ['profiles', 'We could not load what your plan needs. Check your connection and try again.'],
])('A plan whose %s do not load says so, and is calculated on the next try', async (name, message) => {
  failing.add(name)
  const { actor } = await openStep('/plan/answer')
  expect(await screen.findByText(message)).toBeVisible()
  // The message replaces a skeleton that would never end.
  await waitFor(() => expect(document.querySelector('main [data-loading]')).toBeNull())
  failing.clear()
  await actor.press('Try again')
  expect(await screen.findByText(VERDICT)).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
})
