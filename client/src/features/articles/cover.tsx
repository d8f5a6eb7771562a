import { t } from '#shared/language/t.ts'
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

/** Categories of the first articles. */
const names: Readonly<Record<string, () => string>> = {
  Basics: () => t('Basics'),
  Planning: () => t('Planning'),
  Batteries: () => t('Batteries'),
  Money: () => t('Money'),
  Buying: () => t('Buying'),
  Ownership: () => t('Ownership'),
  Seasons: () => t('Seasons'),
}

/** An editor's own category stays as typed. */
export const categoryName = (category: string): string => names[category]?.() ?? category
