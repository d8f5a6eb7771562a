import { setTimeout as pause } from 'node:timers/promises'
import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../support/open-page.tsx'

/** Acts once an element is on the page, before the effects that React puts off until after the paint. */
function whenInserted(selector: string, act: (element: HTMLElement) => void) {
  const main = document.querySelector('main') as HTMLElement
  for (const name of ['appendChild', 'insertBefore'] as const) {
    const insert = main[name].bind(main) as (...args: unknown[]) => Node
    Object.assign(main, {
      [name](...args: unknown[]) {
        const inserted = insert(...args)
        const element = main.querySelector<HTMLElement>(selector)
        if (element) queueMicrotask(() => act(element))
        return inserted
      },
    })
  }
}

test.each([
  ['My Plan', 'Plan Your Solar Home'],
  ['Privacy', 'Privacy'],
])('The heading of the page behind %s takes the focus', async (link, name) => {
  const { actor } = await openPage('/about-us')
  await actor.click(screen.getAllByRole('link', { name: link })[0] as HTMLElement)
  const heading = await screen.findByRole('heading', { level: 1, name })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('A field that is used as soon as the next page is there keeps the focus', async () => {
  const { actor } = await openPage('/about-us')
  // The page's scripts take a while, so that React shows it in a task of its own.
  const names = await import('#shared/places/town-names.ts')
  vi.spyOn(names, 'loadTownNames').mockImplementation(() => pause(100))
  const isUsed = new Promise<void>((resolve) => {
    whenInserted('[role=combobox]', (field) => {
      field.focus()
      resolve()
    })
  })
  await actor.click(screen.getAllByRole('link', { name: 'My Plan' })[0] as HTMLElement)
  await isUsed
  await pause(100)
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveFocus()
})
