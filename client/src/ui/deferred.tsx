import { type FunctionComponent, type ReactNode, Suspense, use, useEffect } from 'react'
import { importOrReload } from '../startup/import-or-reload.ts'
import { hasEarlyInput, registerDeferredPart, replayDeferredPart } from '../startup/input-before-hydration.ts'
import { trackPromiseStatus } from '../startup/track-promise-status.ts'
import { classes } from './classes.ts'
import { lazyPart } from './lazy-part.tsx'

/**
 * Its scripts load after the page's own. Server-rendered HTML stays as it is until the first activity; without it, the
 * page's `prepare` loads the component with the page.
 */
export class DeferredComponent {
  readonly name: string
  readonly #load: () => Promise<{ readonly default: FunctionComponent }>
  readonly #findEarlierWork: () => Promise<void> | undefined
  #promise: Promise<FunctionComponent> | undefined
  Component: FunctionComponent | undefined

  /**
   * @param findEarlierWork what comes first where the server rendered nothing. Server-rendered HTML does not stay while
   * there is any, because what surrounds it changes.
   */
  constructor(
    name: string,
    load: () => Promise<{ readonly default: FunctionComponent }>,
    findEarlierWork: () => Promise<void> | undefined = () => undefined,
  ) {
    this.name = name
    this.#load = load
    this.#findEarlierWork = findEarlierWork
  }

  get isServerRendered() {
    return typeof document !== 'undefined' && document.querySelector(`[data-deferred=${this.name}]`) !== null
  }

  /** Never rejects: a component that fails to load does not break its page. */
  loadWhenNeeded() {
    this.#promise ??= trackPromiseStatus(this.#loadOnDemand())
    return this.#promise
  }

  /** Loads the part for a page rendered in the browser. Rejects if loading fails. */
  async prepare() {
    if (this.isServerRendered) return
    await this.#fetch()
    await this.loadWhenNeeded()
  }

  async #loadOnDemand(): Promise<FunctionComponent> {
    const { isServerRendered } = this
    await this.#waitUntilNeeded(isServerRendered)
    for (;;) {
      try {
        return await this.#fetch()
      } catch {
        // The part says that it did not load, in place of nothing.
        if (!isServerRendered) return lazyPart(this.#load)
        // The server's HTML stays as it is, and its scripts are loaded again on the next activity.
        await waitForActivity()
      }
    }
  }

  async #waitUntilNeeded(isServerRendered: boolean) {
    if (typeof document === 'undefined') return
    const earlierWork = this.#findEarlierWork()
    if (!isServerRendered) await earlierWork
    else if (!earlierWork && !hasEarlyInput() && document.activeElement === document.body) await waitForActivity()
  }

  async #fetch() {
    this.Component ??= (await importOrReload(this.#load)).default
    return this.Component
  }
}

interface DeferredProps {
  readonly component: DeferredComponent
  /** While it loads, where the server rendered nothing. */
  readonly fallback?: ReactNode
  /** Classes for a parent that styles its children. */
  readonly className?: string
}

/** Create the element once and reuse it in each render: a new one would make React hydrate it early. */
export function Deferred({ component, fallback, className = '' }: DeferredProps) {
  useEffect(() => {
    if (!component.Component) registerDeferredPart(component.name)
  }, [component])
  return (
    <div data-deferred={component.name} className={classes('contents', className)}>
      <Suspense fallback={fallback}>
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
