import { browserStores } from '#shared/browser-stores.ts'
import { tileHost } from '#shared/tile-host.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/mount.ts'
import { holdings } from './holdings.ts'

/** What the page on privacy says: made from the tables, the browser's stores and the settings that this site runs with. */
export const privacyRoutes = ({ config }: Deps) =>
  ({
    privacy: () => ({
      stored: [
        ...Object.values(holdings).flatMap((holding) =>
          holding ? [{ name: holding.name, what: holding.what, until: holding.until(config) }] : [],
        ),
        LINES_OF_THE_SERVER,
      ],
      browser: Object.entries(browserStores).flatMap(([kind, stores]) =>
        Object.entries(stores).map(([name, { what, until }]) => ({ where: PLACES[kind as Kind], name, what, until })),
      ),
      others: others(config),
    }),
  }) satisfies Partial<Handlers>

/** What `http/log.ts` writes; where it goes is not ours to know. */
const LINES_OF_THE_SERVER = {
  name: 'The log of the server',
  what: 'Which address was asked for, without what was typed, when, and how the answer went; at sign-ins the number of the account and a hash of the internet address.',
  until: 'the operator of the server deletes it',
}

type Kind = keyof typeof browserStores
const PLACES: Readonly<Record<Kind, string>> = {
  cookies: 'Cookie',
  tab: 'This tab',
  history: 'This tab’s history',
  device: 'This browser',
  caches: 'Kept for when there is no network',
}

/** Who else learns something, by these settings. */
function others({ map, nasaPower, mail }: Config) {
  const tiles = `${tileHost(map.tileUrl)} (map tiles)`
  const learns = 'Your internet address, and which part of the map you look at.'
  return [
    ...(map.tiles === 'on' ? [{ who: tiles, what: learns, when: 'A map comes into view.' }] : []),
    ...(map.tiles === 'ask' ? [{ who: tiles, what: learns, when: 'You press “Show street map”.' }] : []),
    ...(nasaPower
      ? [
          {
            who: 'NASA POWER (climate)',
            what: 'From this site’s server, without your internet address: the square of 1° that your place lies in.',
            when: 'You ask for the sun at a place.',
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
