import { useFormContext } from 'react-hook-form'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatForInput } from '#shared/numbers.ts'
import type { Town } from '#shared/places/places.ts'
import { useRegion } from '../../home/region.ts'
import { TownSearch } from './town-search.tsx'

/** For a form with the fields `latitude` and `longitude`. */
export function TownInput() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  function fillCoordinates({ latitude, longitude }: Town) {
    for (const [name, degrees] of Object.entries({ latitude, longitude }))
      setValue(name, formatForInput(formatCoordinate(degrees), region), { shouldDirty: true })
    clearErrors(['latitude', 'longitude'])
  }
  return <TownSearch onTown={fillCoordinates} />
}
