import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import express, { type Request, type RequestHandler, type Response } from 'express'
import { EMBED_SCRIPT } from '#shared/embeds.ts'
import { t } from '#shared/language/t.ts'
import { loadTownNames } from '#shared/places/town-names.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { originOf, PUBLIC_CACHE_CONTROL } from '../http/headers.ts'
import { isWaiting } from '../http/is-waiting.ts'
import { clientAddress } from '../http/limits.ts'
import { runInLanguage } from '../http/request-language.ts'
import { createAnswerCache, encodeAnswer } from '../public-api/answer-cache.ts'
import { sendAnswer } from '../public-api/public-api.ts'
import type { WorkerPool } from '../public-api/worker-pool.ts'
import { type CardFrame, renderBadge, renderCalculator, renderErrorCard, renderEstimateCard } from './card.ts'
import { EMBED_FILES, type EmbedFile, loadEmbedFiles } from './embed-files.ts'
import { BADGE_POLICY, CROSS_ORIGIN_HEADERS, cardHeaders, SHOWN_ANYWHERE } from './embed-headers.ts'
import { type Caller, createEstimator, findTown } from './estimate.ts'
import { answerOembed } from './oembed.ts'
import { parseAppearance, parseEstimate, readLanguage, readTheme } from './parameters.ts'

/*
 * Cards, badges and oEmbed for other sites: the same for everybody, without cookies and sessions. Mounted before both, and
 * before compression.
 */

const HOUR = 3600 // [s]
const DAY = 24 * HOUR
const IMMUTABLE = `public, max-age=${365 * DAY}, immutable`

const ONE_KILOWATT = { kwp: 1, tilt: undefined, azimuth: undefined }

interface PreparedCard {
  /** All that the card depends on, apart from language and origin. */
  readonly input: object
  readonly render: (frame: CardFrame, caller: Caller) => Promise<string>
}

export function embeds(
  { config }: Pick<Deps, 'config'>,
  siteHeaders: Readonly<Record<string, string>>,
  pool: WorkerPool,
): RequestHandler {
  const router = express.Router({ caseSensitive: true })
  const send = createSender()
  const { byMinute, byHour } = config.publicApiLimits
  const { estimate, estimateTown } = createEstimator(pool, [byMinute, byHour])
  const headersOfCards = cardHeaders(siteHeaders, config.embedAncestors)

  for (const name of Object.keys(EMBED_FILES) as EmbedFile[]) serveFile(`/embed/${name}`, name)
  serveFile('/embed.js', '1.js')

  function serveFile(path: string, name: EmbedFile) {
    router.get(path, async (request, response) => {
      const { text, version } = (await loadEmbedFiles())[name]
      const isLasting = path === EMBED_SCRIPT || request.query.v === version
      await send(`${path} ${isLasting}`, request, response, async () => ({
        text,
        headers: {
          ...siteHeaders,
          ...(name === 'card.css' ? SHOWN_ANYWHERE : CROSS_ORIGIN_HEADERS),
          'Content-Type': `${EMBED_FILES[name]}; charset=utf-8`,
          'Cache-Control': isLasting ? IMMUTABLE : `public, max-age=${HOUR}`,
        },
      }))
    })
  }

  serveCard('/embed/estimate', async (request) => {
    const input = parseEstimate(request.url)
    return {
      input,
      async render(frame, caller) {
        const found = await estimate(input, caller)
        if (!found) throw new HttpError(400, t('Name a place, such as place=pune-in, or give lat and lon.'))
        return renderEstimateCard(frame, found, input)
      },
    }
  })
  serveCard('/embed/town/:country/:region/:town', async (request) => {
    const town = await findNamedTown(request)
    if (!town) throw new HttpError(404, t('We do not know this town. Check its address.'))
    const input = parseAppearance(request.url)
    return {
      input: { ...input, town: town.town.slug },
      render: async (frame, caller) => renderEstimateCard(frame, await estimateTown(town, ONE_KILOWATT, caller), input),
    }
  })
  // It asks the public API for towns.
  if (config.publicApi)
    serveCard('/embed/calculator', async (request) => {
      const input = parseEstimate(request.url)
      return {
        input,
        render: async (frame, caller) => renderCalculator(frame, await estimate(input, caller), input),
      }
    })

  function serveCard(path: string, prepare: (request: Request) => Promise<PreparedCard>) {
    router.get(path, async (request, response) => {
      const origin = originOf(request, config)
      for (const name of Object.keys(siteHeaders)) response.removeHeader(name)
      response.set(headersOfCards)
      request.deadline?.setKind('service')
      const files = await loadEmbedFiles()
      const frame: CardFrame = {
        origin,
        theme: readTheme(request.url),
        styles: files['card.css'].address,
        script: files['frame.js'].address,
        calculator: files['calculator.js'].address,
      }
      const language = readLanguage(request.url, config.languages)
      await runInLanguage(language ?? 'en', async () => {
        try {
          if (!language)
            throw new HttpError(
              400,
              t('lang must be one of these: {languages}.', { languages: config.languages.join(', ') }),
            )
          await loadTownNames()
          const { input, render } = await prepare(request)
          const key = JSON.stringify([path, origin, language, input])
          await send(key, request, response, async (isNeeded) => ({
            text: await render(frame, { address: clientAddress(request), isNeeded }),
            headers: {
              ...headersOfCards,
              'Content-Type': 'text/html; charset=utf-8',
              'Cache-Control': PUBLIC_CACHE_CONTROL,
            },
          }))
        } catch (error) {
          if (!(error instanceof HttpError)) throw error
          sendError(response, frame, error)
        }
      })
    })
  }

  function sendError(response: Response, frame: CardFrame, { status, message, headers }: HttpError) {
    if (!isWaiting(response)) return
    response.status(status).set({ ...headers, 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' })
    response.end(renderErrorCard(frame, message))
  }

  router.get('/badge/town/:country/:region/:town.svg', async (request, response) => {
    const language = readLanguage(request.url, config.languages)
    if (!language) throw new HttpError(400, t('The address is not valid'))
    request.deadline?.setKind('service')
    await runInLanguage(language, async () => {
      await loadTownNames()
      const town = await findNamedTown(request)
      if (!town) throw notFound(t('We do not know this town. Check its address.'))
      await send(`badge ${language} ${town.town.slug}`, request, response, async (isNeeded) => ({
        text: renderBadge(await estimateTown(town, ONE_KILOWATT, { address: clientAddress(request), isNeeded })),
        headers: {
          ...siteHeaders,
          ...CROSS_ORIGIN_HEADERS,
          'Content-Type': 'image/svg+xml; charset=utf-8',
          'Content-Security-Policy': BADGE_POLICY,
          'Cache-Control': `public, max-age=${DAY}`,
        },
      }))
    })
  })

  router.get('/oembed', async (request, response) => {
    response.set(CROSS_ORIGIN_HEADERS)
    const answer = await answerOembed(request.url, originOf(request, config), config.languages)
    response.set('Cache-Control', `public, max-age=${HOUR}`).json(answer)
  })

  return router
}

const findNamedTown = ({ params: { country, region, town } }: Request) => findTown(`${country}/${region}/${town}`)

interface Rendered {
  readonly text: string
  /** Of the whole answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** A card is about 8 kB. */
const CACHE_BYTES = 8 * 1024 * 1024

const compress = promisify(gzip)

/** Sends answers that are the same for everybody; requests for the same one share its rendering. */
function createSender() {
  const cache = createAnswerCache(CACHE_BYTES)
  /** @param render gets a predicate that tells whether the answer is still wanted */
  return async (
    key: string,
    request: Request,
    response: Response,
    render: (isWanted: () => boolean) => Promise<Rendered>,
  ) => {
    const answer = await cache.getOrBuild(key, response, async (isWanted) => {
      const { text, headers } = await render(isWanted)
      const gzipped = Uint8Array.from(await compress(text))
      return encodeAnswer({ bytes: Uint8Array.from(Buffer.from(text)), gzip: gzipped }, headers)
    })
    sendAnswer(answer, request, response)
  }
}
