import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { heading, openPage } from '../../support/open-page.tsx'
import { openStep } from '../../support/planner-page.tsx'

/* Anyone can write an address whose fragment is no valid percent encoding. */

/** Effects run after the heading is there. */
const EFFECTS = 100 // [ms]

test.each(['#%', '#100%', '#%E0%A4%A'])('A page opens with %s in its address', async (fragment) => {
  await openPage(`/about-us${fragment}`)
  await pause(EFFECTS)
  expect(await heading()).toHaveTextContent('About Us')
})

test('A step of the planner opens with a percent sign in its address', async () => {
  await openStep('/plan/system#%')
  await pause(EFFECTS)
  expect(await heading()).toHaveTextContent('My System')
})
