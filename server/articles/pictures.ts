import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { HttpError, serviceUnavailable } from '../http/errors.ts'

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

export interface Picture {
  /** SHA-256 of the bytes, in hexadecimal. */
  readonly id: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

// One picture at a time, in one thread, without a cache: requests come first.
sharp.concurrency(1)
sharp.cache(false)

const conversionQueue = pLimit(1)

/**
 * PNG, JPEG, WebP or AVIF to an upright WebP of limited size without metadata (location, camera, names).
 * @param signal removes the picture from the queue; a running conversion cannot be stopped
 * @throws HttpError 400 for other formats, damaged files or too many pixels; 503 if too many wait
 */
export async function convertPicture(file: Uint8Array, signal?: AbortSignal): Promise<Picture> {
  if (!isPicture(file)) throw new HttpError(400, 'That is not a PNG, JPEG, WebP or AVIF picture')
  if (conversionQueue.activeCount + conversionQueue.pendingCount >= MAX_WAITING) throw serviceUnavailable()
  return conversionQueue(() => {
    signal?.throwIfAborted()
    return encodeWebp(file)
  })
}

async function encodeWebp(file: Uint8Array): Promise<Picture> {
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
