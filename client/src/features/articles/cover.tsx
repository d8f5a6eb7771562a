import { pictureAt } from '#shared/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/picture.tsx'

type CoverProps = { image: string; sizes: string; first?: boolean; className?: string }

/** An article's cover: one of our own pictures at the size that fits, or the picture at its address. */
export function Cover({ image, sizes, first = false, className }: CoverProps) {
  const own = pictureAt(image)
  const look = classes('size-full', className)
  // The title stands beside it; the picture adds nothing to it in words.
  if (own) return <Picture picture={own} sizes={sizes} alt="" first={first} className={look} />
  return (
    <img
      src={image}
      alt=""
      width={1500}
      height={1000}
      loading={first ? 'eager' : 'lazy'}
      className={classes('bg-sunken object-cover', look)}
    />
  )
}
