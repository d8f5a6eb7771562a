import { useFormContext } from 'react-hook-form'
import type { Town } from '#shared/home/places.ts'
import { inBox } from '#shared/numbers.ts'
import { useRegion } from '../../state/region.ts'
import { written } from './place.ts'
import { TownSearch } from './town-search.tsx'

/** A search for a form with the fields `latitude` and `longitude`, which the town found fills. */
export function TownInput() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  function fill({ latitude, longitude }: Town) {
    for (const [name, degrees] of Object.entries({ latitude, longitude }))
      setValue(name, inBox(written(degrees), region), { shouldDirty: true })
    clearErrors(['latitude', 'longitude'])
  }
  return <TownSearch onTown={fill} />
}
