import { EMBED_HEIGHT, EMBED_WIDTH, iframeCode } from '#shared/embeds.ts'
import { splitAddress } from '#shared/language/addresses.ts'
import { type Language, SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { t } from '#shared/language/t.ts'
import { loadTownNames } from '#shared/places/town-names.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { runInLanguage } from '../http/request-language.ts'
import { readQuery } from '../public-api/parameters.ts'
import { describeTown, findTown } from './estimate.ts'
import { queryOf, readLanguage } from './parameters.ts'

const DAY = 24 * 3600 // [s]

/**
 * oEmbed 1.0 (https://oembed.com): the card of a town's page or of the card itself, as code to paste.
 * @throws HttpError
 */
export async function answerOembed(requestUrl: string, origin: string, languages: readonly Language[]) {
  const { url = '', format = 'json', maxwidth, maxheight } = readQuery(queryOf(requestUrl))
  if (format !== 'json') throw new HttpError(501, t('We send JSON only'))
  const address = findAddress(url, origin, languages)
  const town = address && (await findTown(address.slug))
  if (!address || !town) throw notFound(t('We have no card for this address'))
  const { language } = address
  const title = await runInLanguage(language, async () => {
    await loadTownNames()
    return t('Solar in {place}', { place: describeTown(town) })
  })
  const card = `${origin}/embed/town/${town.town.slug}${language === SOURCE_LANGUAGE ? '' : `?lang=${language}`}`
  const width = sizeWithin(EMBED_WIDTH, maxwidth)
  const height = sizeWithin(EMBED_HEIGHT, maxheight)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Helioplan',
    provider_url: origin,
    title,
    html: iframeCode(card, escapeHtml(`${title} (Helioplan)`), width, height),
    width,
    height,
    cache_age: DAY,
  }
}

const sizeWithin = (size: number, max: string | undefined) =>
  /^[1-9]\d{0,5}$/.test(max ?? '') ? Math.min(size, Number(max)) : size

/** Slug of the town, and the language of the card. */
function findAddress(text: string, origin: string, languages: readonly Language[]) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.origin !== origin) return undefined
  const { language, path } = splitAddress(url.pathname)
  if (path.startsWith('/solar/') && languages.includes(language))
    return { slug: path.slice('/solar/'.length), language }
  const cardLanguage = readLanguage(url.search, languages)
  if (!path.startsWith('/embed/town/') || !cardLanguage) return undefined
  return { slug: path.slice('/embed/town/'.length), language: cardLanguage }
}
