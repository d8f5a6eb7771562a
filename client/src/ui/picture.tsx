import { type Picture as PictureFiles, sourceSet, UPRIGHT, UPRIGHT_SIZES } from '#shared/pictures.ts'
import { classes } from './classes.ts'

type PictureProps = {
  picture: PictureFiles
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string
  /** A decorative picture has an empty one. */
  alt: string
  className?: string
  /** The picture the page opens with: fetched first. All others wait until they are near. */
  first?: boolean
}

/** One of the site's own pictures, at the size and in the format that suit the screen. */
export function Picture({ picture, sizes, alt, className, first = false }: PictureProps) {
  return (
    <picture>
      {picture.upright && (
        <source media={UPRIGHT} type="image/avif" srcSet={sourceSet(picture.upright, 'avif')} sizes={UPRIGHT_SIZES} />
      )}
      <source type="image/avif" srcSet={sourceSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp')} sizes={sizes} />
      <img
        src={picture.fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={classes('object-cover', picture.ground, className)}
      />
    </picture>
  )
}
