import { type ComponentType, Suspense, use, useEffect } from 'react'
import { importOrReload } from '../../api/import-or-reload.ts'
import { trackPromiseStatus } from '../../api/track-promise-status.ts'
import { hasEarlyInput, registerDeferredPart, replayDeferredPart } from '../../state/input-before-hydration.ts'

/**
 * Its scripts load after the page's own. Server-rendered HTML stays as it is until the first activity; without it, the
 * page's `prepare` loads the component with the page.
 */
export class DeferredComponent {
  readonly name: string
  readonly #load: () => Promise<{ readonly default: ComponentType }>
  #promise: Promise<ComponentType> | undefined
  Component: ComponentType | undefined

  constructor(name: string, load: () => Promise<{ readonly default: ComponentType }>) {
    this.name = name
    this.#load = load
  }

  get isServerRendered() {
    return typeof document !== 'undefined' && document.querySelector(`[data-deferred=${this.name}]`) !== null
  }

  /** Never rejects: a component that fails to load does not break its page. */
  loadWhenNeeded() {
    this.#promise ??= trackPromiseStatus(this.#loadOnDemand())
    return this.#promise
  }

  /** For a page rendered in the browser. Rejects if loading fails. */
  async prepare() {
    if (this.isServerRendered) return
    await this.#fetch()
    await this.loadWhenNeeded()
  }

  async #loadOnDemand(): Promise<ComponentType> {
    if (this.isServerRendered && !hasEarlyInput() && document.activeElement === document.body) await waitForActivity()
    for (;;) {
      try {
        return await this.#fetch()
      } catch {
        // Offline it stays as it is, and is tried again on the next activity.
        await waitForActivity()
      }
    }
  }

  async #fetch() {
    this.Component ??= (await importOrReload(this.#load)).default
    return this.Component
  }
}

/** Create the element once and reuse it in each render: a new one would make React hydrate it early. */
export function Deferred({ component }: { component: DeferredComponent }) {
  useEffect(() => {
    if (!component.Component) registerDeferredPart(component.name)
  }, [component])
  return (
    <div data-deferred={component.name} className="contents">
      <Suspense>
        <DeferredContent component={component} />
      </Suspense>
    </div>
  )
}

function DeferredContent({ component }: { component: DeferredComponent }) {
  const Component = use(component.loadWhenNeeded())
  useEffect(() => replayDeferredPart(component.name), [component])
  return <Component />
}

/** Show that someone uses the page. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'input'] as const

const waitForActivity = () =>
  new Promise<void>((resolve) => {
    for (const eventType of ACTIVITY_EVENTS)
      addEventListener(eventType, () => resolve(), { once: true, capture: true, passive: true })
  })
