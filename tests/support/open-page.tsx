import { configure, screen, within } from '@testing-library/dom'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, vi } from 'vitest'
import type { PageData } from '#shared/contract/page.ts'
import { FakeServer, type Handlers } from './fake-server.ts'
import { InlineWorker } from './inline-worker.ts'

// A limit for what hangs: a busy machine takes many times as long as a quiet one.
configure({ asyncUtilTimeout: 20_000 })

interface PageOptions {
  /** Data embedded by the server, above all the signed-in user; default: a visitor. */
  readonly data?: Partial<PageData>
  /** How the server answers. */
  readonly server?: Handlers
}

/** Who uses the page. */
export interface Actor extends UserEvent {
  /** Replaces what a box holds, as pasting does. */
  fill(box: Element, text: string): Promise<void>
  /** Presses the button of this name. */
  press(name: string | RegExp): Promise<void>
}

let closePage = () => {}

/**
 * Opens an address of the site as a browser does that draws the page itself: the whole app, with its router, query client and
 * toasts. Only `fetch` is faked. Every call is a page load: the scripts begin anew, and find what the browser stores.
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
  const [{ Site }, { createQueryClient }, { fetchPage }, { markHydrated }] = await Promise.all([
    import('../../client/src/site.tsx'),
    import('../../client/src/api/query-client.ts'),
    import('../../client/src/routes.tsx'),
    import('../../client/src/ui/use-hydrated.ts'),
  ])
  const client = createQueryClient(data)
  await fetchPage(location.pathname)
  markHydrated()
  const drawn = createRoot(root)
  drawn.render(<Site client={client} />)
  await vi.waitUntil(() => root.hasChildNodes())
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
  // Without a layout nothing covers what is pressed.
  const actor = userEvent.setup({ pointerEventsCheck: 0 })
  return Object.assign(actor, {
    async fill(box: Element, text: string) {
      await actor.clear(box)
      if (text !== '') await actor.paste(text)
    },
    async press(name: string | RegExp) {
      await actor.click(screen.getByRole('button', { name }))
    },
  })
}

/** The box, list or switch with this label. */
export const field = (label: string | RegExp) => screen.getByLabelText(label)

/** The heading of the page. */
export const heading = () => screen.findByRole('heading', { level: 1 })

/** The message in the corner has exactly these words. */
export async function expectToast(title: string, description?: string) {
  const messages = within(await screen.findByRole('region', { name: /^Notifications/ }))
  expect(await messages.findByText(title)).toBeInTheDocument()
  if (description) expect(await messages.findByText(description)).toBeInTheDocument()
}

/** What axe can only judge with a layout: colors, sizes, what is covered. The browser tests have it judge them. */
const rules = Object.fromEntries(
  ['color-contrast', 'target-size', 'aria-hidden-focus'].map((rule) => [rule, { enabled: false }]),
)

/** The page as it is now breaks none of axe's rules of structure, names and states. */
export async function expectAccessible() {
  // Happy DOM has no styles of its own, by which a browser hides these.
  const seen = { include: document.body, exclude: ['[hidden]'] }
  const { violations } = await axe.run(seen, { resultTypes: ['violations'], preload: false, rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
}
