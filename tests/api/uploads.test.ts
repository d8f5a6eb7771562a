import { createHash } from 'node:crypto'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { binary } from '../support/page-html.ts'
import { concurrently, newArticle, openWebsite } from '../support/website.ts'

const site = await openWebsite()
const admin = await site.admin('painter')
const MEGABYTE = 1024 * 1024

const upload = (bytes: Buffer, type = 'image/png') =>
  admin.agent.post('/api/uploads').set('Content-Type', type).send(bytes)
const fetchPicture = (address: string) => site.get(address).buffer(true).parse(binary)
const stored = async () => Number((await site.query('select count(*) from uploads'))[0].count)

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 250, g: 180, b: 20 } } })
const png = (width: number, height: number) => blank(width, height).png().toBuffer()
/** Incompressible noise: the file is as large as its pixels. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 80 } },
  })

/** A white PNG of any size in a few kilobytes. */
async function hugePng(width: number, height: number) {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * 100)
  for (let row = 0; row < height; row += 100) {
    if (!deflate.write(rows)) await new Promise((resolve) => deflate.once('drain', resolve))
  }
  deflate.end()
  await new Promise((resolve) => deflate.once('end', resolve))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const chunks = [chunk('IHDR', header), chunk('IDAT', Buffer.concat(parts)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

/** Growth of this process's memory during `work` [MB]. */
async function growth(work: () => Promise<unknown>) {
  const before = process.memoryUsage().rss
  let peak = before
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 2)
  await work()
  clearInterval(timer)
  return Math.max(peak, process.memoryUsage().rss) / MEGABYTE - before / MEGABYTE
}

describe('Uploading a picture', () => {
  test.each([
    ['image/png', blank(2000, 1000).png()],
    ['image/jpeg', blank(2000, 1000).jpeg()],
    ['image/webp', blank(2000, 1000).webp()],
    ['image/avif', blank(2000, 1000).avif({ effort: 0 })],
  ])('accepts %s and stores a WebP of at most 1600 pixels width', async (type, picture) => {
    const { body } = await upload(await picture.toBuffer(), type).expect(201)
    expect(body).toEqual({
      image: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/),
      width: 1600,
      height: 800,
    })
    const answer = await fetchPicture(body.image).expect(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sharp(answer.body).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(createHash('sha256').update(answer.body).digest('hex')).toBe(/[0-9a-f]{64}/.exec(body.image)?.[0])
  })

  test('keeps the size of small pictures and transparency', async () => {
    const clear = sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { body } = await upload(await clear.png().toBuffer()).expect(201)
    expect(body).toMatchObject({ width: 40, height: 30 })
    const answer = await fetchPicture(body.image).expect(200)
    expect(await sharp(answer.body).metadata()).toMatchObject({ hasAlpha: true })
  })

  test('applies the orientation and removes metadata', async () => {
    const photo = await blank(60, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'Secret camera', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { body } = await upload(photo, 'image/jpeg').expect(201)
    expect(body).toMatchObject({ width: 40, height: 60 })
    const { exif, xmp, iptc, icc, orientation } = await sharp((await fetchPicture(body.image)).body).metadata()
    expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
  })

  test('stores the same picture once, and logs every upload', async () => {
    const picture = await png(33, 44)
    const first = (await upload(picture).expect(201)).body
    const before = await stored()
    expect((await upload(picture).expect(201)).body).toEqual(first)
    expect(await stored()).toBe(before)
    const { entries } = (await admin.agent.get('/api/admin/log').expect(200)).body
    expect(entries.slice(0, 2)).toMatchObject(
      Array(2).fill({ adminName: 'painter', action: 'Uploaded picture', subject: first.image }),
    )
  })

  test('can be the cover of an article', async () => {
    const { image } = (await upload(await png(50, 50)).expect(201)).body
    const article = newArticle('with-upload', { image, content: `<p><img src="${image}"></p>` })
    const { body } = await admin.agent.post('/api/articles', article).expect(201)
    expect(body.image).toBe(image)
    expect(body.content).toContain(`src="${image}"`)
  })

  test('converts several one after the other', async () => {
    const pictures = await concurrently(4, (n) => png(300 + n, 300))
    for (const { status } of await Promise.all(pictures.map((picture) => upload(picture)))) expect(status).toBe(201)
  })
})

describe('An upload is rejected:', () => {
  const NO_PICTURE = 'That is not a PNG, JPEG, WebP or AVIF picture'
  const DAMAGED = 'The picture is damaged or incomplete'

  test('5 MB and one byte', async () => {
    const picture = await png(10, 10)
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    await upload(padded(5 * MEGABYTE + 1)).expect(413, 'The picture must be at most 5 MB')
    await upload(padded(5 * MEGABYTE)).expect(201)
  })

  test.each([
    ['a text named .png', Buffer.from('This is a text.'.repeat(20))],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG behind an XML declaration', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['one byte', Buffer.from('x')],
  ])('%s', async (_, bytes) => {
    await upload(bytes).expect(400, NO_PICTURE)
  })

  test('an empty body', async () => {
    await admin.agent.post('/api/uploads').set('Content-Type', 'image/png').expect(400, 'Choose a picture')
  })

  test.each([
    ['PNG', 'image/png', noise(300, 300).png()],
    ['JPEG', 'image/jpeg', noise(300, 300).jpeg()],
    ['progressive JPEG', 'image/jpeg', noise(300, 300).jpeg({ progressive: true })],
    ['WebP', 'image/webp', noise(300, 300).webp()],
    ['AVIF', 'image/avif', noise(300, 300).avif({ effort: 0 })],
  ])('a truncated %s', async (_, type, picture) => {
    const whole = await picture.toBuffer()
    const before = await stored()
    for (const share of [0.9, 0.5, 0.1])
      await upload(whole.subarray(0, whole.length * share), type).expect(400, DAMAGED)
    await upload(whole.subarray(0, 40), type).expect(400, DAMAGED)
    expect(await stored()).toBe(before)
  })

  test('30,000 × 30,000 pixels in a small file, without using much memory', async () => {
    const bomb = await hugePng(30_000, 30_000)
    expect(bomb.length).toBeLessThan(MEGABYTE)
    // Memory for ordinary pictures is allocated by now.
    await upload(await hugePng(1000, 1000)).expect(201)
    const grown = await growth(async () => {
      for (let n = 0; n < 5; n++) await upload(bomb).expect(400, 'The picture has more than 40 million pixels')
    })
    // Decoding it would take 900 MB or more.
    expect(grown).toBeLessThan(60)
  })

  test('a million pixels in one column, before anything is decoded', async () => {
    await upload(await hugePng(1, 1_000_000)).expect(400, 'The picture is wider or higher than 16383 pixels')
    await upload(await hugePng(1, 16_300)).expect(201)
  })

  test('an AVIF of more than 10 million pixels', async () => {
    const picture = await blank(4000, 2501).avif({ effort: 0 }).toBuffer()
    await upload(picture, 'image/avif').expect(400, 'The picture has more than 10 million pixels')
  })

  test('an unsupported type', async () => {
    const picture = await png(10, 10)
    for (const type of ['image/svg+xml', 'image/gif', 'text/plain', 'application/json', 'application/octet-stream'])
      await upload(picture, type).expect(415, 'Choose a PNG, JPEG, WebP or AVIF picture')
  })

  test('from another site', async () => {
    await upload(await png(10, 10))
      .set('Sec-Fetch-Site', 'cross-site')
      .expect(403)
  })
})

test('The largest allowed picture uses bounded memory, also for concurrent uploads', async () => {
  const picture = await hugePng(6300, 6300)
  const grown = await growth(() => concurrently(4, () => upload(picture).expect(201)))
  expect(grown).toBeLessThan(250)
})

describe('An uploaded picture', () => {
  test('is immutable and has a fixed type', async () => {
    const { image } = (await upload(await png(20, 20)).expect(201)).body
    const { headers } = await fetchPicture(image).expect(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers['set-cookie']).toBeUndefined()
    await site.get(image).set('If-None-Match', String(headers.etag)).expect(304)
    await site.head(image).expect(200)
  })

  test.each([
    `/uploads/${'0'.repeat(64)}.webp`,
    `/uploads/${'0'.repeat(64)}.png`,
    '/uploads/x.webp',
    '/uploads/../package.json',
    '/uploads/',
  ])('is not at %s', async (address) => {
    await site.get(address).expect(404)
  })
})
