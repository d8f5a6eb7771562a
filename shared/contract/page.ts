import type { ContactDetails } from '../contact-details.ts'
import type { Language } from '../language/languages.ts'
import type { Translation } from '../language/translation.ts'
import type { Input, Reply } from './api.ts'
import type { EndpointName } from './endpoints.ts'

/* Interface between the server and the pages it renders. */

/** Embedded in a page for its scripts. */
export interface PageData {
  /** `null` for a visitor; absent if the server could not find out. */
  readonly user?: Reply<'currentUser'> | null
  readonly map: {
    /** Whether maps load tiles: at once, after consent, or never. */
    readonly tiles: 'on' | 'ask' | 'off'
    readonly tileUrl: string
    readonly attribution: string
  }
  readonly liveClimate: boolean
  readonly contact: ContactDetails
  readonly sendsMail: boolean
  /** Those that visitors are led to. */
  readonly languages: readonly Language[]
  readonly geocoder?: { readonly host: string; readonly attribution: string }
  /** Set if pages work offline. */
  readonly serviceWorker: boolean
  /** Messages for scripts that are not translated, as on a development server. */
  readonly messages?: readonly (readonly [string, string])[]
  /** Query results the page was rendered with. */
  readonly queries?: readonly PrefetchedQuery[]
  /** No article exists at this address; all such addresses share one page without a name. */
  readonly isArticleMissing?: boolean
}

export interface PrefetchedQuery {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** Calls an endpoint over the network, or directly on the server. */
export type Call = <N extends EndpointName>(name: N, input: Input<N>) => Promise<Reply<N>>

export interface PageToRender {
  readonly path: string
  /** Query without the question mark. */
  readonly search: string
  readonly data: PageData
  /** Translation of the request. Pages are a bundle of their own, with a second copy of what reads it. */
  readonly translation: () => Translation
  readonly call: Call
}

export interface RenderedPage {
  /** Empty for pages rendered in the browser, such as those behind a sign-in. */
  readonly html: string
  readonly queries: readonly PrefetchedQuery[]
  /** Paths relative to the client folder; the build maps them to scripts and styles. */
  readonly sources: readonly string[]
}

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>
