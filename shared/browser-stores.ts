import { t } from './language/t.ts'

/* Everything the site stores in a browser, with descriptions for the privacy page. Client code can only use names
 * listed here. The browser imports types only; the texts are for the server. */

interface Store {
  readonly what: () => string
  readonly until: () => string
}

const TAB_CLOSED = () => t('Until you close this tab.')
const TAB_CLOSED_OR_SIGN_OUT = () => t('Until you close this tab or sign out.')
const SITE_DATA_CLEARED = () => t('Until you clear the data of this site in your browser.')
const HOME_REMOVED = () =>
  t('Until you remove your home in the planner or clear the data of this site in your browser.')

const tab = {
  savedCalculation: {
    what: () => t('A saved calculation that you open in its calculator.'),
    until: () => t('Until the calculator opens it.'),
  },
  handedSunHours: {
    what: () => t('The sun hours of a place that you use in a calculator.'),
    until: () => t('Until the calculator uses them.'),
  },
  drafts: {
    what: () => t('What you entered in the planner for an option that you no longer use, so that you can switch back.'),
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
  'chosen place': {
    what: () => t('The place you chose, while we load its prices.'),
    until: () => t('Until they are loaded. Otherwise until you close this tab or sign out.'),
  },
  formDrafts: {
    what: () => t('What you typed into a form, so that it is there when you come back to its page.'),
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
  'way tried': { what: () => t('Which option of your plan you are trying.'), until: TAB_CLOSED_OR_SIGN_OUT },
  saidOfPlaces: {
    what: () => t('What you entered about roofs and surroundings in Sun Path Analysis, for the last 10 places.'),
    until: TAB_CLOSED_OR_SIGN_OUT,
  },
  'email link': {
    what: () => t('The link that confirms your email address, while you sign in.'),
    until: () => t('Until you use it or close this tab.'),
  },
  articleDraft: {
    what: () => t('An article that an administrator has not saved yet.'),
    until: () => t('Until it is saved or this tab is closed.'),
  },
} as const satisfies Record<string, Store>

const device = {
  home: { what: () => t('Your home and its plan, with the region you chose.'), until: HOME_REMOVED },
  'home put aside': { what: () => t('A plan that we could not read, unchanged.'), until: HOME_REMOVED },
  'meter readings': {
    what: () => t('The last 2 years of smart meter readings that you added, also those of earlier plans.'),
    until: HOME_REMOVED,
  },
  'former plans': {
    what: () => t('Your earlier plans, which you replaced by opening another plan.'),
    until: () =>
      t(
        'Until you use or remove them in the planner, remove your home there, or clear the data of this site in your browser.',
      ),
  },
  'plan outcome': {
    what: () => t('The last result for your home, for the home page, the calculators and your profile.'),
    until: HOME_REMOVED,
  },
  'home in the account': {
    what: () => t('Which plan in your account is your home.'),
    until: HOME_REMOVED,
  },
  theme: {
    what: () => t('Light or dark colors, if you chose one.'),
    until: () => t('Until you choose the setting of your device again.'),
  },
  languageSuggestion: {
    what: () => t('That you closed the suggestion to read this page in another language.'),
    until: SITE_DATA_CLEARED,
  },
  articleEditor: { what: () => t('Which editor an administrator uses to write articles.'), until: SITE_DATA_CLEARED },
} as const satisfies Record<string, Store>

/** Caches for offline use. */
const caches = {
  'workbox-precache': {
    what: () => t('The files of this site, so that it works without a connection.'),
    until: () => t('Until a newer version replaces them.'),
  },
  'language-files': {
    what: () =>
      t('The texts of this site in the languages in which you read it, so that it works without a connection.'),
    until: () => t('Until a newer version replaces them.'),
  },
  places: { what: () => t('The last 60 files with climate or town data that you used.'), until: SITE_DATA_CLEARED },
  pictures: { what: () => t('The last 60 pictures of this site.'), until: () => t('For a month.') },
  'read-articles': { what: () => t('The last 50 articles you read.'), until: () => t('Until you sign out.') },
} as const satisfies Record<string, Store>

/** Set at sign-in; visitors get none. */
const cookies = {
  session: { what: () => t('That you are signed in.'), until: () => t('Until you sign out or the session ends.') },
  device: {
    what: () =>
      t('That you have signed in on this device before, so that failed sign-ins by strangers do not lock you out.'),
    until: () => t('For a year after you last signed in.'),
  },
} as const satisfies Record<string, Store>

const history = {
  calculation: {
    what: () => t('The calculation on a page, so that it is there when you come back.'),
    until: TAB_CLOSED,
  },
  reloadedForNewVersion: {
    what: () => t('That a page was reloaded for a new version of the site.'),
    until: TAB_CLOSED,
  },
} as const satisfies Record<string, Store>

export const browserStores = { cookies, tab, history, device, caches }

/** An article draft is suffixed with its author's id. */
export type StoreName<K extends 'tab' | 'device'> =
  | (keyof (typeof browserStores)[K] & string)
  | (K extends 'tab' ? `articleDraft:${number}` : never)
export type CacheName = keyof typeof caches
