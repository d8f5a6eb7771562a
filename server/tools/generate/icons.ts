import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Draws the icons of devices from the mark in client/public/favicon.svg: `npx tsx server/tools/generate/icons.ts`. Writes
 * client/public/icons/ and client/public/favicon.ico.
 */
const PUBLIC = new URL('../../../client/public/', import.meta.url)
const ICO_SIZES = [16, 32, 48]

const mark = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
const paths = mark.slice(mark.indexOf('<path'), mark.indexOf('</svg>'))

/**
 * @param share of the icon's width that the mark takes [-]
 * @param radius of the corners [-]
 */
function drawIcon(share: number, radius: number): Buffer {
  const margin = (1 - share) / 2
  // The mark looks centered a little above the middle.
  const transform = `translate(${64 * margin} ${64 * (margin - 0.014)}) scale(${share})`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <style>.a{fill:none;stroke:#fff}.b{fill:#fff}path:not([class]){fill:#FFC24A}</style>
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#14617A"/><stop offset="1" stop-color="#0B3A4A"/></linearGradient>
      <rect width="64" height="64" rx="${64 * radius}" fill="url(#sky)"/><g transform="${transform}">${paths}</g>
    </svg>`,
  )
}

const render = (svg: Buffer, size: number) =>
  sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An ICO file of PNG images: a header, an entry of 16 bytes for each image, the images. */
function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [i, { size, png }] of images.entries()) {
    const entry = 6 + 16 * i
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}

const rounded = drawIcon(0.695, 0.225)
// Devices cut these to their own shape.
const square = drawIcon(0.555, 0)
const icons = [
  ['icons/icon-192.png', rounded, 192],
  ['icons/icon-512.png', rounded, 512],
  ['icons/apple-touch-icon-180.png', square, 180],
  ['icons/icon-maskable-512.png', square, 512],
] as const
for (const [file, svg, size] of icons) await writeFile(new URL(file, PUBLIC), await render(svg, size))
const favicons = await Promise.all(
  ICO_SIZES.map(async (size) => ({ size, png: await render(Buffer.from(mark), size) })),
)
await writeFile(new URL('favicon.ico', PUBLIC), packIco(favicons))
