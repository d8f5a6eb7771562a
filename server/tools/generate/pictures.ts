import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictures } from '#shared/pictures.ts'

/**
 * Writes the files of a picture from its original: `npx tsx server/tools/generate/pictures.ts NAME ORIGINAL`. Names, widths and
 * crops are those of shared/pictures.ts; a new picture needs its row there first. Writes client/public/images/.
 */
const FOLDER = new URL('../../../client/public/', import.meta.url)
const AVIF = { quality: 50 }
const WEBP = { quality: 65 }
const JPEG = { quality: 80, mozjpeg: true }
const MAX_JPEG_WIDTH = 1600 // [px]
/** Part of the width that the crop for phones in portrait shows [-]. A veil and text lie over it. */
const PORTRAIT = { left: 0.42, width: 0.44, quality: 40 }

const [name = '', original] = process.argv.slice(2)
const picture = Object.entries(pictures).find(([known]) => known === name)?.[1]
if (!picture || !original)
  throw new Error(`Usage: npx tsx server/tools/generate/pictures.ts ${Object.keys(pictures).join('|')} ORIGINAL`)

const pathOf = (url: string) => fileURLToPath(new URL(url.slice(1), FOLDER))
const image = sharp(original)
const { width, height } = await image.metadata()
for (const target of picture.widths) {
  const resized = image.clone().resize(target)
  await resized
    .clone()
    .avif(AVIF)
    .toFile(pathOf(`${picture.stem}-${target}.avif`))
  await resized
    .clone()
    .webp(WEBP)
    .toFile(pathOf(`${picture.stem}-${target}.webp`))
}
await image.clone().resize(Math.min(width, MAX_JPEG_WIDTH)).jpeg(JPEG).toFile(pathOf(picture.fallback))
if ('portrait' in picture) {
  const crop = { left: Math.round(width * PORTRAIT.left), top: 0, width: Math.round(width * PORTRAIT.width), height }
  for (const target of picture.portrait.widths)
    await image
      .clone()
      .extract(crop)
      .resize(target)
      .avif({ quality: PORTRAIT.quality })
      .toFile(pathOf(`${picture.portrait.stem}-${target}.avif`))
}
