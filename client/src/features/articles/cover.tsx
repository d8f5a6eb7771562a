import { findPicture } from '#shared/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

type CoverProps = { image: string; sizes: string; first?: boolean; className?: string }

/** A picture of the site, or an external one. */
export function Cover({ image, sizes, first = false, className }: CoverProps) {
  const sitePicture = findPicture(image)
  const imageClasses = classes('size-full', className)
  // Decorative: the title is next to it.
  if (sitePicture) return <Picture picture={sitePicture} sizes={sizes} alt="" first={first} className={imageClasses} />
  return (
    <img
      src={image}
      alt=""
      width={1500}
      height={1000}
      loading={first ? 'eager' : 'lazy'}
      className={classes('bg-sunken object-cover', imageClasses)}
    />
  )
}
