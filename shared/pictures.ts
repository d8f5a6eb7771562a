/** The site's own pictures, in public/images: `{name}-{width}.avif` and `.webp` at each width, and `{name}.jpg`. */

interface PictureFiles {
  /** The address without what follows the name. */
  readonly stem: string
  /** Pixels: the widths there are AVIF and WebP files of. */
  readonly widths: readonly number[]
}

export interface Picture extends PictureFiles {
  /** Pixels of the original; every size keeps its proportions. */
  readonly width: number
  readonly height: number
  /** A JPEG for browsers without AVIF and WebP, and the address an article's cover has. */
  readonly fallback: string
  /** The picture's average colour as a class of the style sheet, shown until it has loaded: no page may bear a style of its own. */
  readonly ground: string
  /** How wide it is shown, where it stands in one place alone. */
  readonly sizes?: string
  /** What a phone held upright sees of it, cut out; in AVIF alone. */
  readonly upright?: Upright
}

interface Upright extends PictureFiles {
  /** The screens that are shown it. */
  readonly media: string
  readonly sizes: string
}

const picture = (
  name: string,
  [width, height]: readonly [number, number],
  widths: readonly number[],
  ground: string,
): Picture => ({ width, height, widths, stem: `/images/${name}`, fallback: `/images/${name}.jpg`, ground })

const wide: [number, number] = [1500, 1000]
const wideSizes = [640, 800, 1024, 1500]
const smallSizes = [640, 800, 1024]

export const pictures = {
  hero: {
    ...picture('hero', [2400, 1350], [640, 1024, 1600, 2400], 'bg-[#727164]'),
    sizes: '100vw',
    // It stands wider than half the screen; behind words and under a veil the smaller file does, which a slow phone has earlier.
    upright: { stem: '/images/hero-upright', widths: [480, 960], media: '(max-width: 30rem)', sizes: '50vw' },
  },
  'panels-close': picture('panels-close', wide, wideSizes, 'bg-[#5e5e65]'),
  battery: picture('battery', wide, wideSizes, 'bg-[#9b9686]'),
  'sun-path': picture('sun-path', wide, wideSizes, 'bg-[#878371]'),
  'roof-install': picture('roof-install', wide, wideSizes, 'bg-[#78625d]'),
  bill: picture('bill', [1200, 800], smallSizes, 'bg-[#8c7c65]'),
  about: picture('about', [1600, 900], [640, 800, 1024, 1600], 'bg-[#736f5d]'),
  appliances: picture('appliances', [1024, 683], smallSizes, 'bg-[#968c76]'),
  winter: picture('winter', [1024, 683], smallSizes, 'bg-[#6b6e73]'),
} as const satisfies Record<string, Picture>

/** The `srcset` of a picture in one format. */
export const sourceSet = ({ stem, widths }: PictureFiles, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')

/** The site's own picture behind an address such as `/images/bill.jpg`; nothing for uploads and other sites. */
export const pictureAt = (address: string): Picture | undefined =>
  Object.values<Picture>(pictures).find((each) => each.fallback === address)
