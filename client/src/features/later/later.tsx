import { type ComponentType, Suspense, use, useEffect } from 'react'
import { orReload } from '../../api/or-reload.ts'
import { readAtOnce } from '../../api/read-at-once.ts'
import { awaitPart, takeOverPart, wasUsedEarly } from '../../state/typed-early.ts'

/**
 * A part of a page whose scripts are not among the first. Where the server painted it, it stands as it came until there is
 * somebody to use it; where it was not, the page's `prepare` fetches it with the page.
 */
export class LaterPart {
  readonly name: string
  readonly #load: () => Promise<{ readonly default: ComponentType }>
  #coming: Promise<ComponentType> | undefined
  /** Once it has come. */
  Part: ComponentType | undefined

  constructor(name: string, load: () => Promise<{ readonly default: ComponentType }>) {
    this.name = name
    this.#load = load
  }

  get isPainted() {
    return typeof document !== 'undefined' && document.querySelector(`[data-later=${this.name}]`) !== null
  }

  /** What is shown of it waits for this, which never fails: a part that does not arrive takes no page with it. */
  coming() {
    this.#coming ??= readAtOnce(this.#whenWanted())
    return this.#coming
  }

  /** Fetches it with a page that is drawn here. Fails where it does not arrive. */
  async prepare() {
    if (this.isPainted) return
    await this.#fetch()
    await this.coming()
  }

  async #whenWanted(): Promise<ComponentType> {
    if (this.isPainted && !wasUsedEarly() && document.activeElement === document.body) await signOfSomebody()
    for (;;) {
      try {
        return await this.#fetch()
      } catch {
        // Without a network it stays away, or as it was painted, until it is wanted again.
        await signOfSomebody()
      }
    }
  }

  async #fetch() {
    this.Part ??= (await orReload(this.#load)).default
    return this.Part
  }
}

/** Keep the element, and give it to each render of the page: a new one would hurry React to what nobody uses yet. */
export function Later({ part }: { part: LaterPart }) {
  useEffect(() => {
    if (!part.Part) awaitPart(part.name)
  }, [part])
  return (
    <div data-later={part.name} className="contents">
      <Suspense>
        <Come part={part} />
      </Suspense>
    </div>
  )
}

function Come({ part }: { part: LaterPart }) {
  const Part = use(part.coming())
  useEffect(() => takeOverPart(part.name), [part])
  return <Part />
}

/** What tells that somebody is there and may use the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'input'] as const

const signOfSomebody = () =>
  new Promise<void>((resolve) => {
    for (const kind of SIGNS) addEventListener(kind, () => resolve(), { once: true, capture: true, passive: true })
  })
