/** Pictures of the site in public/images: `{name}-{width}.avif` and `.webp` at each width, and `{name}.jpg`. */

interface PictureFiles {
  /** URL up to the name. */
  readonly stem: string
  /** Available widths of the AVIF and WebP files [px]. */
  readonly widths: readonly number[]
}

export interface Picture extends PictureFiles {
  /** Original size [px]; all sizes keep its proportions. */
  readonly width: number
  readonly height: number
  /** JPEG for browsers without AVIF and WebP; also the URL of an article cover. */
  readonly fallback: string
  /** Average color as a CSS class, shown while loading; the CSP forbids inline styles. */
  readonly colorClass: string
  /** Layout width, if used in one place only. */
  readonly sizes?: string
  /** Crop for phones in portrait orientation, AVIF only. */
  readonly portrait?: PortraitPicture
}

interface PortraitPicture extends PictureFiles {
  readonly media: string
  readonly sizes: string
}

const picture = (
  name: string,
  [width, height]: readonly [number, number],
  widths: readonly number[],
  colorClass: string,
): Picture => ({ width, height, widths, stem: `/images/${name}`, fallback: `/images/${name}.jpg`, colorClass })

const WIDE: [number, number] = [1500, 1000]
const WIDE_WIDTHS = [640, 800, 1024, 1500]
const SMALL_WIDTHS = [640, 800, 1024]

export const pictures = {
  hero: {
    ...picture('hero', [2400, 1350], [640, 1024, 1600, 2400], 'bg-[#727164]'),
    sizes: '100vw',
    // Wider than half the screen, but behind text and a veil the smaller file suffices and loads sooner on slow phones.
    portrait: { stem: '/images/hero-upright', widths: [480, 960], media: '(max-width: 30rem)', sizes: '50vw' },
  },
  'panels-close': picture('panels-close', WIDE, WIDE_WIDTHS, 'bg-[#5e5e65]'),
  battery: picture('battery', WIDE, WIDE_WIDTHS, 'bg-[#9b9686]'),
  'sun-path': picture('sun-path', WIDE, WIDE_WIDTHS, 'bg-[#878371]'),
  'roof-install': picture('roof-install', WIDE, WIDE_WIDTHS, 'bg-[#78625d]'),
  bill: picture('bill', [1200, 800], SMALL_WIDTHS, 'bg-[#8c7c65]'),
  about: picture('about', [1600, 900], [640, 800, 1024, 1600], 'bg-[#736f5d]'),
  appliances: picture('appliances', [1024, 683], SMALL_WIDTHS, 'bg-[#968c76]'),
  winter: picture('winter', [1024, 683], SMALL_WIDTHS, 'bg-[#6b6e73]'),
} as const satisfies Record<string, Picture>

export const buildSrcset = ({ stem, widths }: PictureFiles, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')

/** Finds it by URL, such as `/images/bill.jpg`; `undefined` for uploads and other sites. */
export const findPicture = (address: string): Picture | undefined =>
  Object.values<Picture>(pictures).find((picture) => picture.fallback === address)
