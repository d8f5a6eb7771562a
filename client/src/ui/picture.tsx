import { type Picture as PictureFiles, sourceSet } from '#shared/pictures.ts'
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
  const { upright } = picture
  return (
    <picture>
      {upright && (
        <source media={upright.media} type="image/avif" srcSet={sourceSet(upright, 'avif')} sizes={upright.sizes} />
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
