import { screen, waitFor, within } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import type { PageData } from '#shared/contract/page.ts'
import { splitAddress } from '#shared/language/addresses.ts'
import { translationOf } from '../../server/translation/catalogs.ts'
import { FakeServer, type Handlers } from './fake-server.ts'
import { InlineWorker } from './inline-worker.ts'

interface PageOptions {
  /** Data embedded by the server, above all the signed-in user; default: a visitor. */
  readonly data?: Partial<PageData>
  /** Handlers of the fake server. */
  readonly server?: Handlers
}

/** Simulated user of the page. */
export interface Actor extends UserEvent {
  /** Replaces the content of a field by pasting. */
  fill(box: Element, text: string): Promise<void>
  /** Presses the button with this name. */
  press(name: string | RegExp): Promise<void>
}

let closePage = () => {}

/**
 * Opens an address of the site as a browser does that draws the page itself: the whole app, with its router, query client and
 * toasts, in the language of the address. Only `fetch` is faked. Every call is a page load: the scripts begin anew, and find what the browser stores.
 */
export async function openPage(address: string, { data: given = {}, server: handlers = {} }: PageOptions = {}) {
  closePage()
  const server = new FakeServer(handlers)
  vi.stubGlobal('fetch', server.fetch)
  // Happy DOM has no layout to scroll.
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('Worker', InlineWorker)
  vi.resetModules()
  history.replaceState(null, '', address)
  const data = { user: null, ...given }
  const root = document.createElement('div')
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`
  document.body.append(root)
  const [{ Site }, { createQueryClient }, { fetchPage }, { markHydrated }, { setTranslation }] = await Promise.all([
    import('../../client/src/site/site.tsx'),
    import('../../client/src/api/query-client.ts'),
    import('../../client/src/site/routes.tsx'),
    import('../../client/src/startup/use-hydrated.ts'),
    import('#shared/language/translation.ts'),
  ])
  const { language, path } = splitAddress(location.pathname)
  setTranslation(translationOf(language))
  const client = createQueryClient(data)
  await fetchPage(path)
  markHydrated()
  const drawn = createRoot(root)
  drawn.render(<Site client={client} />)
  await waitFor(() => expect(root).not.toBeEmptyDOMElement())
  closePage = () => {
    drawn.unmount()
    client.clear()
    vi.unstubAllGlobals()
    closePage = () => {}
  }
  return { server, client, actor: newActor() }
}

afterEach(() => {
  closePage()
  localStorage.clear()
  sessionStorage.clear()
})

function newActor(): Actor {
  // Happy DOM has no layout, so elements cannot cover each other.
  const actor = userEvent.setup({ pointerEventsCheck: 0 })
  return Object.assign(actor, {
    async fill(box: Element, text: string) {
      await actor.clear(box)
      if (text !== '') await actor.paste(text)
    },
    async press(name: string | RegExp) {
      // Forms are checked asynchronously; a press on a disabled button is lost.
      const button = screen.getByRole('button', { name })
      await waitFor(() => expect(button).toBeEnabled())
      await actor.click(button)
    },
  })
}

/** The control with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText(label)

/** The heading of the page. */
export const heading = () => screen.findByRole('heading', { level: 1 })

/** Expects a toast with exactly this text. */
export async function expectToast(title: string, description?: string) {
  const messages = within(await screen.findByRole('region', { name: /^Notifications/ }))
  expect(await messages.findByText(title)).toBeInTheDocument()
  if (description) expect(await messages.findByText(description)).toBeInTheDocument()
}

/** Rules that need a layout: colors, sizes, overlaps. The browser tests apply them. */
const rules = Object.fromEntries(
  ['color-contrast', 'target-size', 'aria-hidden-focus'].map((rule) => [rule, { enabled: false }]),
)

/** Expects no violation of axe's rules of structure, names and states. */
export async function expectAccessible() {
  // Happy DOM lacks the browser's styles that hide these elements on a wide screen.
  const seen = { include: document.body, exclude: ['[hidden]', 'aside.lg\\:hidden'] }
  const { violations } = await axe.run(seen, { resultTypes: ['violations'], preload: false, rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
}
