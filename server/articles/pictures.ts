import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { HttpError, unavailable } from '../http/errors.ts'

/**
 * What a telephone's camera makes. Reading 40 million pixels takes up to 140 MB of memory as PNG, JPEG or WebP; the decoder
 * of AVIF takes 18 bytes a pixel.
 */
const MOST_PIXELS = 40_000_000
const MOST_AVIF_PIXELS = 10_000_000
/** The widest an article is shown, twice over for fine screens; what is higher than that is no illustration. [px] */
const WIDEST = 1600
const HIGHEST = 4000
/** Seconds. */
const LONGEST = 20
const QUALITY = 80
/** Pictures that may wait for their turn; they are worked on one after another, so that memory stays bounded. */
const MOST_WAITING = 8

export interface Picture {
  /** The SHA-256 of the bytes, in hexadecimal. */
  readonly id: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

// One picture at a time, in one thread, nothing kept: requests come first.
sharp.concurrency(1)
sharp.cache(false)

const oneAtATime = pLimit(1)

/**
 * Reads a PNG, JPEG, WebP or AVIF by its content and writes it anew: upright, no larger than a page shows it, as WebP,
 * with nothing of the file's own metadata (place, camera, names).
 * @param signal takes it out of the queue; a conversion that has begun cannot be stopped
 * @throws HttpError 400 when it is none of those, damaged or too large in pixels; 503 when too many wait
 */
export async function readPicture(file: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  if (!isPicture(file)) throw new HttpError(400, 'That is not a PNG, JPEG, WebP or AVIF picture')
  if (oneAtATime.activeCount + oneAtATime.pendingCount >= MOST_WAITING) throw unavailable()
  return oneAtATime(() => {
    signal?.throwIfAborted()
    return convert(file)
  })
}

async function convert(file: Uint8Array): Promise<Picture> {
  try {
    // The size stands in the first bytes: nothing is decoded yet.
    const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata()
    const most = format === 'heif' ? MOST_AVIF_PIXELS : MOST_PIXELS
    if (width * height > most) throw new HttpError(400, `The picture has more than ${most / 1e6} million pixels`)
    const { data, info } = await sharp(file, { limitInputPixels: most, failOn: 'warning', sequentialRead: true })
      .autoOrient()
      .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST })
      .toBuffer({ resolveWithObject: true })
    const id = createHash('sha256').update(data).digest('hex')
    return { id, contentType: 'image/webp', bytes: data, width: info.width, height: info.height }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The picture is damaged or not whole')
  }
}

/** By the bytes that each format begins with; nothing else reaches the decoders. */
function isPicture(file: Uint8Array) {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, 64)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftyp.*avi[fs]/s.test(head)
  )
}
