import { buildSrcset, type Picture as PictureFiles } from '#shared/pictures.ts'
import { classes } from './classes.ts'

type PictureProps = {
  picture: PictureFiles
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Text; empty for a decorative picture. */
  alt: string
  className?: string
  /** The page's main picture, fetched first; others load lazily. */
  first?: boolean
}

/** Chooses the size and format that suit the screen. */
export function Picture({ picture, sizes, alt, className, first = false }: PictureProps) {
  const { portrait } = picture
  return (
    <picture>
      {portrait && (
        <source
          media={portrait.media}
          type="image/avif"
          srcSet={buildSrcset(portrait, 'avif')}
          sizes={portrait.sizes}
        />
      )}
      <source type="image/avif" srcSet={buildSrcset(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={buildSrcset(picture, 'webp')} sizes={sizes} />
      <img
        src={picture.fallback}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        className={classes('object-cover', picture.colorClass, className)}
      />
    </picture>
  )
}
