/** The site's own pictures, in public/images: `{name}-{width}.avif` and `.webp` at each width, and `{name}.jpg`. */

export type Picture = {
  alt: string
  /** Pixels of the original; every size keeps its proportions. */
  width: number
  height: number
  /** Pixels: the widths there are AVIF and WebP files of. */
  widths: readonly number[]
  /** A JPEG for browsers without AVIF and WebP, and the address an article's cover has. */
  fallback: string
  /** The picture's average colour, shown until it has loaded. */
  colour: string
}

const picture = (
  name: string,
  alt: string,
  [width, height]: [number, number],
  widths: readonly number[],
  colour: string,
): Picture => ({ alt, width, height, widths, fallback: `/images/${name}.jpg`, colour })

const wide: [number, number] = [1500, 1000]
const wideSizes = [640, 1024, 1500]
const smallSizes = [640, 1024]

export const pictures = {
  hero: picture(
    'hero',
    'Modern white and timber family house with a row of solar panels on its slate roof, in low evening sun, with a hedge, trees and hills behind',
    [2400, 1350],
    [640, 1024, 1600, 2400],
    '#727164',
  ),
  'panels-close': picture(
    'panels-close',
    'Close view along a row of dark solar panels on a tiled roof, with the sun glinting off the glass',
    wide,
    wideSizes,
    '#5e5e65',
  ),
  battery: picture(
    'battery',
    'White home battery and inverter mounted on the wall of a tidy utility room, with sunlight falling across them',
    wide,
    wideSizes,
    '#9b9686',
  ),
  'sun-path': picture(
    'sun-path',
    'House with solar panels on a summer morning; seven suns, one every twenty minutes, show the sun climbing across the sky',
    wide,
    wideSizes,
    '#878371',
  ),
  'roof-install': picture(
    'roof-install',
    'Solar panels half installed on a terracotta tile roof, with bare aluminium rails waiting for the next modules',
    wide,
    wideSizes,
    '#78625d',
  ),
  bill: picture(
    'bill',
    'Kitchen table with an electricity bill, a calculator, coins and a pink piggy bank in soft window light',
    [1200, 800],
    smallSizes,
    '#8c7c65',
  ),
  about: picture(
    'about',
    'Small neighbourhood of houses with solar roofs along a curving lane, with woods and hills behind, in evening light',
    [1600, 900],
    [640, 1024, 1600],
    '#736f5d',
  ),
  appliances: picture(
    'appliances',
    'Tidy green kitchen corner with an oven, kettle, white fridge and two glowing LED pendant lamps',
    [1024, 683],
    smallSizes,
    '#968c76',
  ),
  winter: picture(
    'winter',
    'Brush clearing snow off rooftop solar panels on a clear winter day, one lane of dark glass already swept',
    [1024, 683],
    smallSizes,
    '#6b6e73',
  ),
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures

/** The `srcset` of a picture in one format. */
export const sourceSet = ({ fallback, widths }: Picture, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${fallback.replace('.jpg', `-${width}.${format}`)} ${width}w`).join(', ')

/** The site's own picture behind an address such as `/images/bill.jpg`; nothing for uploads and other sites. */
export const pictureAt = (address: string): Picture | undefined =>
  Object.values<Picture>(pictures).find((each) => each.fallback === address)
