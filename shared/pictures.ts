/** The site's own pictures, in public/images: `{name}-{width}.avif` and `.webp` at each width, and `{name}.jpg`. */

export type Picture = {
  /** Pixels of the original; every size keeps its proportions. */
  width: number
  height: number
  /** Pixels: the widths there are AVIF and WebP files of. */
  widths: readonly number[]
  /** A JPEG for browsers without AVIF and WebP, and the address an article's cover has. */
  fallback: string
  /** The picture's average colour as a class of the style sheet, shown until it has loaded: no page may bear a style of its own. */
  ground: string
}

const picture = (
  name: string,
  [width, height]: [number, number],
  widths: readonly number[],
  ground: string,
): Picture => ({ width, height, widths, fallback: `/images/${name}.jpg`, ground })

const wide: [number, number] = [1500, 1000]
const wideSizes = [640, 800, 1024, 1500]
const smallSizes = [640, 800, 1024]

export const pictures = {
  hero: picture('hero', [2400, 1350], [640, 800, 1024, 1600, 2400], 'bg-[#727164]'),
  'panels-close': picture('panels-close', wide, wideSizes, 'bg-[#5e5e65]'),
  battery: picture('battery', wide, wideSizes, 'bg-[#9b9686]'),
  'sun-path': picture('sun-path', wide, wideSizes, 'bg-[#878371]'),
  'roof-install': picture('roof-install', wide, wideSizes, 'bg-[#78625d]'),
  bill: picture('bill', [1200, 800], smallSizes, 'bg-[#8c7c65]'),
  about: picture('about', [1600, 900], [640, 800, 1024, 1600], 'bg-[#736f5d]'),
  appliances: picture('appliances', [1024, 683], smallSizes, 'bg-[#968c76]'),
  winter: picture('winter', [1024, 683], smallSizes, 'bg-[#6b6e73]'),
} as const satisfies Record<string, Picture>

/**
 * How wide the hero is shown. On phones it is cropped to its height and stands a third wider than the screen: behind words and
 * under a veil the file for the screen's width does, which a slow phone has half a second earlier.
 */
export const HERO_SIZES = '100vw'

/** The `srcset` of a picture in one format. */
export const sourceSet = ({ fallback, widths }: Picture, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${fallback.replace('.jpg', `-${width}.${format}`)} ${width}w`).join(', ')

/** The site's own picture behind an address such as `/images/bill.jpg`; nothing for uploads and other sites. */
export const pictureAt = (address: string): Picture | undefined =>
  Object.values<Picture>(pictures).find((each) => each.fallback === address)
