import type { Request, RequestHandler } from 'express'
import { addressOf, splitAddress } from '#shared/language/addresses.ts'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { findPage } from '#shared/pages.ts'
import { findSolarPlace } from '../towns/solar-pages.ts'

/*
 * One spelling for each address. Letters as %69, capitals, doubled and trailing slashes and backslashes are any number of
 * addresses of one page: they lead to it before anything is computed or cached for them.
 */

/** Already spelled like an address of the site. */
const PLAIN = /^(\/|(\/[a-z0-9._~-]+)+)$/
/** English has no language in its addresses: whatever follows it is at the bare path. */
const ENGLISH = /^\/en(\/|$)/
const PLACES = /^\/(solar|embed|badge)(\/|$)/
/** Address without the language: pages, files and cards of places, which have other names, too. */
const NAMED_PLACE = /^(\/(?:solar|embed\/town|badge\/town)\/)(?!data(?:\.csv|\.json)?$)(.+?)(\.csv|\.svg)?$/
/** Pages and files with names that are not in the table of pages. */
const OTHER_PAGES =
  /^\/(tips\/[a-z0-9-]+|embed\/(estimate|calculator)|oembed|robots\.txt|sitemap(-[a-z0-9-]+)?\.xml|solar\/data\.(csv|json))$/

/** Leads other spellings of an address to the one of the page, with a permanent redirect. */
export const redirectToCanonicalAddress =
  (languages: readonly Language[]): RequestHandler =>
  async (request, response, next) => {
    // The first one waits for the tables of towns.
    if (NAMED_PLACE.test(request.path)) request.deadline?.setKind('service')
    const target =
      request.method === 'GET' || request.method === 'HEAD' ? await findTarget(request, languages) : undefined
    if (target === undefined) return next()
    // Badges are pictures on other sites, which a browser lets them follow only with this.
    if (/^\/(embed|badge)\//.test(target)) response.set('Cross-Origin-Resource-Policy', 'cross-origin')
    response.redirect(PLACES.test(splitAddress(target).path) ? 308 : 301, target)
  }

async function findTarget({ url }: Pick<Request, 'url'>, languages: readonly Language[]): Promise<string | undefined> {
  const end = url.search(/[?#]/)
  const path = end < 0 ? url : url.slice(0, end)
  if (PLAIN.test(path) && !ENGLISH.test(path) && !NAMED_PLACE.test(splitAddress(path).path)) return undefined
  const plain = plainPath(path, languages)
  const target = plain && ((await findPageAddress(plain)) ?? (ENGLISH.test(path) ? plain.path : undefined))
  if (target === undefined || target === path) return undefined
  return end < 0 || url[end] === '#' ? target : target + url.slice(end)
}

/** Language and path without it; `undefined` if no address of the site looks like this. */
function plainPath(path: string, languages: readonly Language[]) {
  let text: string
  try {
    text = decodeURIComponent(path)
  } catch {
    // Malformed encoding: no link of the site leads here.
    return undefined
  }
  if (!text.startsWith('/') && !text.startsWith('\\')) return undefined
  const parts = text
    .split(/[/\\]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase())
  // Slashes alone are no spelling of the landing page.
  if (parts.length === 0) return undefined
  if (parts[0] === SOURCE_LANGUAGE) parts.shift()
  if (parts.some((part) => /^\.+$/.test(part))) return undefined
  const { language, path: rest } = splitAddress(`/${parts.join('/')}`)
  // Letters with accents are left to the names of places.
  const isPlain = PLAIN.test(rest) || NAMED_PLACE.test(rest)
  return isPlain && languages.includes(language) ? { language, path: rest } : undefined
}

async function findPageAddress({ language, path }: ReturnType<typeof splitAddress>): Promise<string | undefined> {
  if (findPage(path) || OTHER_PAGES.test(path)) return addressOf(path, language)
  const [, before = '', slug, after = ''] = NAMED_PLACE.exec(path) ?? []
  if (slug === undefined) return undefined
  const place = await findSolarPlace(slug)
  if (place.kind === 'missing') return undefined
  return addressOf(`${before}${place.kind === 'moved' ? place.slug : slug}${after}`, language)
}
