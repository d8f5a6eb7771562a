import { screen, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { type FunctionComponent, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from '../../../client/src/ui/lazy-part.tsx'

/* Parts of a page whose scripts load later, without a network. */

const Chart: FunctionComponent<{ readonly name: string }> = ({ name }) => <button type="button">Chart of {name}</button>
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/chart-1.js'))
const FAILED = 'We could not load this part of the page. Check your connection and try again.'
let root: Root

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  document.body.innerHTML = '<h1 tabindex="-1">The page</h1><div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const show = (Part: FunctionComponent<{ readonly name: string }>) =>
  root.render(
    <Suspense fallback="Loading">
      <p>The rest of the page</p>
      <Part name="output" />
    </Suspense>,
  )

test('A part that does not load says so, and is there once the network is back', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Chart }>>().mockImplementation(gone)
  show(lazyPart(load))
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
  expect(screen.getByText('The rest of the page')).toBeInTheDocument()

  const button = screen.getByRole('button', { name: 'Try again' })
  await userEvent.click(button)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(FAILED))
  expect(button).toHaveFocus()

  load.mockResolvedValue({ default: Chart })
  await userEvent.click(button)
  const chart = await screen.findByRole('button', { name: 'Chart of output' })
  // The keyboard goes on where the button was: the next stop is the part.
  await userEvent.tab()
  expect(chart).toHaveFocus()
})

test('A part that is shown again is loaded again', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Chart }>>().mockImplementation(gone)
  const Part = lazyPart(load)
  show(Part)
  await screen.findByRole('alert')
  root.render(null)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  load.mockResolvedValue({ default: Chart })
  show(Part)
  expect(await screen.findByRole('button', { name: 'Chart of output' })).toBeInTheDocument()
})

test('A message that cannot be shown as usual is shown plainly', async () => {
  show(lazyPart<{ readonly name: string }>(gone, ({ name }) => <p role="alert">{name}</p>))
  expect(await screen.findByText('output')).toBeInTheDocument()
})
