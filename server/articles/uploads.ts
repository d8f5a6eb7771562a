import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import express, { type RequestHandler } from 'express'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from '#shared/contract/sizes.ts'
import { uploads } from '#shared/tables.ts'
import { runAsAdmin } from '../database/admin-transaction.ts'
import type { Pool } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, serviceUnavailable } from '../http/errors.ts'
import type { BodyReader, Handlers } from '../http/mount.ts'

/** Phones take such pictures. Decoding takes up to 140 MB as PNG, JPEG or WebP; AVIF takes 18 bytes per pixel. */
const MAX_PIXELS = 40_000_000
const MAX_AVIF_PIXELS = 10_000_000
/** [px] The most that WebP can have. The converter took 20 s for 1 × 39,000,000 pixels. */
const MAX_SIDE = 16_383
/** [px] Twice the width of an article, for high-density screens. */
const MAX_WIDTH = 1600
const MAX_HEIGHT = 4000
/** [s] */
const TIMEOUT = 20
const QUALITY = 80
/** Pictures are converted one at a time to bound the memory; more waiting ones are rejected. */
const MAX_WAITING = 8

// One picture at a time, in one thread, without a cache: requests come first.
sharp.concurrency(1)
sharp.cache(false)

const conversionQueue = pLimit(1)

/**
 * PNG, JPEG, WebP or AVIF to an upright WebP of limited size without metadata (location, camera, names).
 * @param signal removes the picture from the queue; a running conversion cannot be stopped
 * @throws HttpError 400 for other formats, damaged files or too many pixels; 503 if too many wait
 */
async function convertPicture(file: Uint8Array, signal?: AbortSignal) {
  if (!isPicture(file)) throw new HttpError(400, 'That is not a PNG, JPEG, WebP or AVIF picture')
  if (conversionQueue.activeCount + conversionQueue.pendingCount >= MAX_WAITING) throw serviceUnavailable()
  return conversionQueue(() => {
    signal?.throwIfAborted()
    return encodeWebp(file)
  })
}

async function encodeWebp(file: Uint8Array) {
  try {
    // Reads only the header; nothing is decoded yet.
    const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata()
    const maxPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS
    if (width * height > maxPixels)
      throw new HttpError(400, `The picture has more than ${maxPixels / 1e6} million pixels`)
    if (Math.max(width, height) > MAX_SIDE)
      throw new HttpError(400, `The picture is wider or higher than ${MAX_SIDE} pixels`)
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'warning', sequentialRead: true })
      .autoOrient()
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT })
      .toBuffer({ resolveWithObject: true })
    const id = createHash('sha256').update(data).digest('hex')
    return { id, contentType: 'image/webp', bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The picture is damaged or incomplete')
  }
}

/** Checks the magic bytes, so that nothing else reaches the decoders. */
function isPicture(file: Uint8Array) {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp.*avi[fs]/s.test(head)
  )
}

const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
/** Each is held in memory. */
const MAX_CONCURRENT_UPLOADS = 4

export const uploadRoutes = ({ db }: Deps) =>
  ({
    upload: {
      deadline: 'picture',
      body: pictureBody(),
      async handle({ request, user }) {
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new HttpError(400, 'Choose a picture')
        const picture = await convertPicture(request.body, request.deadline?.signal)
        const image = pictureUrl(picture.id)
        await runAsAdmin(db, user, async (tx, log) => {
          // A repeated upload restarts the retention period.
          const restartRetention = { target: uploads.id, set: { createdAt: sql`now()` } }
          await tx.insert(uploads).values(picture).onConflictDoUpdate(restartRetention)
          await log('Uploaded picture', image, picture.id)
        })
        return { image, width: picture.width, height: picture.height }
      },
    },
  }) satisfies Partial<Handlers>

const pictureUrl = (id: string) => `/uploads/${id}.webp`
const PICTURE_PATH = /^\/uploads\/([0-9a-f]{64})\.webp$/

/** Immutable files, named by their content hash. */
export function uploadedPictures({ pool, replica }: Deps): RequestHandler {
  const queryPicture = async (from: Pool, id: string) => {
    const { rows } = await from.query<{ type: string; bytes: Buffer }>({
      name: 'upload',
      text: 'select content_type as type, bytes from uploads where id = $1',
      values: [id],
    })
    return rows[0]
  }
  /** Falls back to the primary: the replica may lack a new upload. */
  const findPicture = async (id: string) =>
    (replica?.isUsable && (await queryPicture(replica.pool, id).catch(replica.markFailed))) || queryPicture(pool, id)

  return async (request, response, next) => {
    const id = PICTURE_PATH.exec(request.path)?.[1]
    if (!id || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const picture = await findPicture(id)
    if (!picture) throw notFound('There is no such picture')
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${id}"` })
    response.type(picture.type).send(picture.bytes)
  }
}

function pictureBody(): BodyReader {
  const readRaw = express.raw({ type: PICTURE_TYPES, limit: MAX_PICTURE_BYTES, inflate: false })
  let uploadsInProgress = 0
  const read: RequestHandler = (request, response, next) => {
    if (uploadsInProgress >= MAX_CONCURRENT_UPLOADS)
      return next(new HttpError(503, 'Too many pictures at once. Please try again in a moment', { 'Retry-After': '2' }))
    uploadsInProgress++
    let isFinished = false
    readRaw(request, response, (error?: unknown) => {
      if (!isFinished) uploadsInProgress--
      isFinished = true
      const isTooLarge = (error as { status?: number } | undefined)?.status === 413
      next(isTooLarge ? new HttpError(413, `The picture must be at most ${MAX_PICTURE_MB} MB`) : error)
    })
  }
  return { accepts: PICTURE_TYPES, mismatchMessage: () => 'Choose a PNG, JPEG, WebP or AVIF picture', read }
}
