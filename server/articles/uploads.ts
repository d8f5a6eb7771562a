import { sql } from 'drizzle-orm'
import express, { type RequestHandler } from 'express'
import { LARGEST_PICTURE, LARGEST_PICTURE_MB } from '#shared/contract/sizes.ts'
import { uploads } from '#shared/tables.ts'
import { asAdmin } from '../database/as-admin.ts'
import type { Pool } from '../database/connect.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound } from '../http/errors.ts'
import type { Body, Handlers } from '../http/mount.ts'
import { readPicture } from './pictures.ts'

const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']
/** Files that may be on their way at a time: each is held in memory. */
const MOST_ARRIVING = 4

export const uploadRoutes = ({ db }: Deps) =>
  ({
    upload: {
      deadline: 'picture',
      body: pictureBody(),
      async handle({ request, user }) {
        if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw new HttpError(400, 'Choose a picture')
        const picture = await readPicture(request.body, request.deadline?.signal)
        const image = addressOf(picture.id)
        await asAdmin(db, user, async (tx, log) => {
          // Uploaded once more, it is to be used: it is kept as long as a new one.
          const again = { target: uploads.id, set: { createdAt: sql`now()` } }
          await tx.insert(uploads).values(picture).onConflictDoUpdate(again)
          await log('Uploaded picture', image, picture.id)
        })
        return { image, width: picture.width, height: picture.height }
      },
    },
  }) satisfies Partial<Handlers>

const addressOf = (id: string) => `/uploads/${id}.webp`
const ADDRESS = /^\/uploads\/([0-9a-f]{64})\.webp$/

/** Uploaded pictures by their content: what an address shows never changes. */
export function uploadedPictures({ pool, replica }: Deps): RequestHandler {
  const find = async (from: Pool, id: string) => {
    const { rows } = await from.query<{ type: string; bytes: Buffer }>({
      name: 'upload',
      text: 'select content_type as type, bytes from uploads where id = $1',
      values: [id],
    })
    return rows[0]
  }
  /** The replica may not have it yet. */
  const findIn = async (id: string) =>
    (replica?.isUsable && (await find(replica.pool, id).catch(replica.failed))) || find(pool, id)

  return async (request, response, next) => {
    const id = ADDRESS.exec(request.path)?.[1]
    if (!id || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    const picture = await findIn(id)
    if (!picture) throw notFound('There is no such picture')
    response.set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: `"${id}"` })
    response.type(picture.type).send(picture.bytes)
  }
}

function pictureBody(): Body {
  const readRaw = express.raw({ type: PICTURES, limit: LARGEST_PICTURE, inflate: false })
  let arriving = 0
  const read: RequestHandler = (request, response, next) => {
    if (arriving >= MOST_ARRIVING)
      return next(new HttpError(503, 'Too many pictures at once. Please try again in a moment', { 'Retry-After': '2' }))
    arriving++
    let isOver = false
    readRaw(request, response, (error?: unknown) => {
      if (!isOver) arriving--
      isOver = true
      const isTooLarge = (error as { status?: number } | undefined)?.status === 413
      next(isTooLarge ? new HttpError(413, `The picture must be at most ${LARGEST_PICTURE_MB} MB`) : error)
    })
  }
  return { accepts: PICTURES, otherwise: 'Choose a PNG, JPEG, WebP or AVIF picture', read }
}
