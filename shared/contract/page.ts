import type { ContactDetails } from '../contact-details.ts'
import type { Input, Reply } from './api.ts'
import type { EndpointName } from './endpoints.ts'

/*
 * What passes between the server and the pages that it renders: the data that travels in a page, and what the client's own
 * bundle for the server takes and gives.
 */

/** What a page's scripts know without asking. */
export interface PageData {
  /** The signed-in user, or null for a visitor; absent when the server could not find out. */
  readonly user?: Reply<'currentUser'> | null
  readonly map: {
    /** Whether maps load their tiles at once, when somebody asks for them, or never. */
    readonly tiles: 'on' | 'ask' | 'off'
    readonly tileUrl: string
    readonly attribution: string
  }
  /** Whether the server fetches climates from NASA POWER. */
  readonly liveClimate: boolean
  /** How to reach the operator. */
  readonly contact: ContactDetails
  /** Whether the site can send mail. */
  readonly sendsMail: boolean
  /** Who finds full addresses for this site, where anybody does: the service's host, and whom its answers come from. */
  readonly geocoder?: { readonly host: string; readonly attribution: string }
  /** Whether the site is to be kept on the device, so that it works without a network. */
  readonly serviceWorker: boolean
  /** The answers that the page was rendered with. */
  readonly answers?: readonly PageAnswer[]
  /** There is no article at this address: all such addresses share one page, which cannot name them. */
  readonly isArticleMissing?: boolean
}

/** The answer of a query, under its key. */
export interface PageAnswer {
  readonly key: readonly unknown[]
  readonly data: unknown
}

/** A call of the API, answered by the network or by the handlers themselves. */
export type Call = <N extends EndpointName>(name: N, input: Input<N>) => Promise<Reply<N>>

export interface PageToRender {
  /** Of the address, as it is matched with the pages. */
  readonly path: string
  /** Of the address, without its question mark. */
  readonly search: string
  readonly data: PageData
  readonly call: Call
}

export interface RenderedPage {
  /** What stands in the page's root. Empty when the page is the browser's to draw, as those behind a sign-in are. */
  readonly html: string
  readonly answers: readonly PageAnswer[]
  /** The source files behind what is shown, from the client's folder on: the build knows which scripts and styles they became. */
  readonly sources: readonly string[]
}

export type RenderPage = (page: PageToRender) => Promise<RenderedPage>
