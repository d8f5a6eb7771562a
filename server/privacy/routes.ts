import { browserStores } from '#shared/browser-stores.ts'
import { t } from '#shared/language/t.ts'
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
          entry ? [{ name: entry.name(), what: entry.what(), until: entry.until(config) }] : [],
        ),
        serverLogEntry(),
      ],
      browser: Object.entries(browserStores).flatMap(([kind, stores]) =>
        Object.entries(stores).map(([name, { what, until }]) => ({
          where: STORE_LABELS[kind as StoreKind](),
          name,
          what: what(),
          until: until(),
        })),
      ),
      others: listRecipients(config),
    }),
  }) satisfies Partial<Handlers>

/** Describes the output of `http/log.ts`. */
const serverLogEntry = () => ({
  name: t('Server log'),
  what: t(
    'Which page was requested, when and with what result, but nothing you typed. For sign-ins: the account number and a hash of the internet address.',
  ),
  until: t('Until the operator of the server deletes it.'),
})

type StoreKind = keyof typeof browserStores
const STORE_LABELS: Readonly<Record<StoreKind, () => string>> = {
  cookies: () => t('Cookie'),
  tab: () => t('This tab'),
  history: () => t('History of this tab'),
  device: () => t('This browser'),
  caches: () => t('For use without a connection'),
}

function listRecipients({ map, nasaPower, geocoder, mail }: Config) {
  const tiles = t('{host} (map images)', { host: parseTileHost(map.tileUrl) })
  const tileHostDisclosure = t('Your internet address and the part of the map you look at.')
  return [
    ...(map.tiles === 'on'
      ? [{ who: tiles, what: tileHostDisclosure, when: t('When a map appears on your screen.') }]
      : []),
    ...(map.tiles === 'ask'
      ? [{ who: tiles, what: tileHostDisclosure, when: t('When you select “Show street map”.') }]
      : []),
    ...(nasaPower
      ? [
          {
            who: t('NASA POWER (climate)'),
            what: t('The 1° by 1° area your home is in. Our server sends it, without your internet address.'),
            when: t('When you look up the sunshine at a place.'),
          },
        ]
      : []),
    ...(geocoder
      ? [
          {
            who: t('{host} (address search)', { host: new URL(geocoder.url).host }),
            what: t(
              'The address you typed. Our server sends it, without your internet address, and keeps it in memory for at most one day.',
            ),
            when: t('When you search for a full address with Enter.'),
          },
        ]
      : []),
    {
      who: t('Websites that host article pictures'),
      what: t('Your internet address, and that you saw the picture on this site.'),
      when: t('When you read an article with a picture from another website.'),
    },
    ...(mail.smtpUrl
      ? [
          {
            who: t('Our email service'),
            what: t('The address and text of our emails to you and of your messages to us.'),
            when: t('When an email is sent.'),
          },
        ]
      : []),
  ]
}
