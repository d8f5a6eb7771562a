import { browserStores } from '#shared/browser-stores.ts'
import { parseTileHost } from '#shared/tile-host.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/mount.ts'
import { personalDataInventory } from './personal-data.ts'

/** Derived from the tables, the browser storage modules and the settings. */
export const privacyRoutes = ({ config }: Deps) =>
  ({
    privacy: () => ({
      stored: [
        ...Object.values(personalDataInventory).flatMap((entry) =>
          entry ? [{ name: entry.name, what: entry.what, until: entry.until(config) }] : [],
        ),
        SERVER_LOG_ENTRY,
      ],
      browser: Object.entries(browserStores).flatMap(([kind, stores]) =>
        Object.entries(stores).map(([name, { what, until }]) => ({
          where: STORE_LABELS[kind as StoreKind],
          name,
          what,
          until,
        })),
      ),
      others: listRecipients(config),
    }),
  }) satisfies Partial<Handlers>

/** Describes the output of `http/log.ts`. */
const SERVER_LOG_ENTRY = {
  name: 'The log of the server',
  what: 'Which address was asked for, without what was typed, when, and how the answer went; at sign-ins the number of the account and a hash of the internet address.',
  until: 'the operator of the server deletes it',
}

type StoreKind = keyof typeof browserStores
const STORE_LABELS: Readonly<Record<StoreKind, string>> = {
  cookies: 'Cookie',
  tab: 'This tab',
  history: 'This tab’s history',
  device: 'This browser',
  caches: 'Kept for when there is no network',
}

function listRecipients({ map, nasaPower, geocoder, mail }: Config) {
  const tiles = `${parseTileHost(map.tileUrl)} (map tiles)`
  const tileHostDisclosure = 'Your internet address, and which part of the map you look at.'
  return [
    ...(map.tiles === 'on' ? [{ who: tiles, what: tileHostDisclosure, when: 'A map comes into view.' }] : []),
    ...(map.tiles === 'ask' ? [{ who: tiles, what: tileHostDisclosure, when: 'You press “Show street map”.' }] : []),
    ...(nasaPower
      ? [
          {
            who: 'NASA POWER (climate)',
            what: 'From this site’s server, without your internet address: the square of 1° that your place lies in.',
            when: 'You ask for the sun at a place.',
          },
        ]
      : []),
    ...(geocoder
      ? [
          {
            who: `${new URL(geocoder.url).host} (address search)`,
            what: 'From this site’s server, without your internet address: the address you typed. This site keeps it for a day at most, in memory.',
            when: 'You search for a full address by Enter.',
          },
        ]
      : []),
    {
      who: 'Hosts of pictures in articles',
      what: 'Your internet address, and that this site shows the picture.',
      when: 'You read an article whose author chose a picture from elsewhere.',
    },
    ...(mail.smtpUrl
      ? [
          {
            who: 'The mail service of this site',
            what: 'The address and text of mails to you, and of your messages to us.',
            when: 'A mail is sent.',
          },
        ]
      : []),
  ]
}
