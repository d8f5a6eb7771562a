import { sql } from 'drizzle-orm'
import express, { type RequestHandler } from 'express'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from '#shared/contract/sizes.ts'
import { uploads } from '#shared/tables.ts'
import { runAsAdmin } from '../database/admin-transaction.ts'
import type { Pool } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { BodyReader, Handlers } from '../http/mount.ts'
import { convertPicture } from './pictures.ts'

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
