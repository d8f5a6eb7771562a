/* Everything the site stores in a browser, with descriptions for the privacy page. Client code can only use names
 * listed here. The browser imports types only; the texts are for the server. */

interface Store {
  readonly what: string
  readonly until: string
}

const TAB_CLOSED_OR_SIGN_OUT = 'this tab is closed or you sign out'
const TAB_CLOSED = 'this tab is closed'
const CLEAR_SITE_DATA = 'clear this site’s data in your browser'
const SITE_DATA_CLEARED = `you ${CLEAR_SITE_DATA}`
const HOME_REMOVED = `you remove your home in the planner, or ${CLEAR_SITE_DATA}`

const tab = {
  savedCalculation: { what: 'A saved calculation on its way to its calculator', until: 'it is opened' },
  handedSunHours: { what: 'A place’s sun hours on their way to a calculator', until: 'they are used' },
  handedBill: { what: 'A monthly bill on its way to the planner', until: 'it is used' },
  drafts: {
    what: 'What you entered in the planner under a choice that you then changed',
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
  'way tried': { what: 'Which of your plan’s ways you are trying', until: TAB_CLOSED_OR_SIGN_OUT },
  saidOfPlaces: {
    what: 'What you entered about the roofs and surroundings of the last ten places in Sun Path Analysis',
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
  'email link': {
    what: 'The link that confirms your email address, while you sign in',
    until: 'it is used, or this tab is closed',
  },
  articleDraft: { what: 'An administrator’s unsaved article', until: 'it is saved, or this tab is closed' },
  reloadedForNewVersion: {
    what: 'That a page was loaded anew for a new version of the site',
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
} as const satisfies Record<string, Store>

const device = {
  home: {
    what: 'Your home and its plan, with the region you chose',
    until: `you remove it in the planner, or ${CLEAR_SITE_DATA}`,
  },
  'home put aside': {
    what: 'A plan that could not be read, as it was found',
    until: HOME_REMOVED,
  },
  'meter readings': {
    what: 'The last two years of meter readings that you gave the planner, and those of former plans',
    until: HOME_REMOVED,
  },
  'former plans': {
    what: 'Your plans that an opened plan took the place of',
    until: `you use or remove them in the planner, remove your home there, or ${CLEAR_SITE_DATA}`,
  },
  'plan outcome': {
    what: 'What the planner last worked out for your home, for the calculators and your profile',
    until: HOME_REMOVED,
  },
  'home in the account': { what: 'Which plan of your account your home was saved as', until: HOME_REMOVED },
  theme: { what: 'Light or dark, if you chose one', until: 'you follow the system’s again' },
  languageSuggestion: {
    what: 'That you closed the line that offers this page in another language',
    until: SITE_DATA_CLEARED,
  },
  articleEditor: { what: 'Which editor an administrator writes articles in', until: SITE_DATA_CLEARED },
} as const satisfies Record<string, Store>

/** For offline use. */
const caches = {
  'workbox-precache': {
    what: 'The site’s own scripts, styles and figures, so that it works without a network',
    until: 'a newer version takes their place',
  },
  places: { what: 'The last 60 climate tiles and town files that were asked for', until: SITE_DATA_CLEARED },
  pictures: { what: 'The last 60 pictures of the site', until: 'a month has passed' },
  'read-articles': { what: 'The last 50 articles that were read here', until: 'you sign out' },
} as const satisfies Record<string, Store>

/** Set at sign-in; visitors get none. */
const cookies = {
  session: { what: 'That you are signed in', until: 'you sign out, or the session ends' },
  device: {
    what: 'That your account has signed in on this device, so that a stranger’s failed guesses do not lock you out',
    until: 'a year has passed since the last sign-in',
  },
} as const satisfies Record<string, Store>

const history = {
  calculation: { what: 'The calculation that a page shows, for when you come back to it', until: TAB_CLOSED },
} as const satisfies Record<string, Store>

export const browserStores = { cookies, tab, history, device, caches }

/** An article draft is suffixed with its author's id. */
export type StoreName<K extends 'tab' | 'device'> =
  | (keyof (typeof browserStores)[K] & string)
  | (K extends 'tab' ? `articleDraft:${number}` : never)
export type CacheName = keyof typeof caches
