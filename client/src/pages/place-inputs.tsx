import { useFormContext } from 'react-hook-form'
import type { Calculator } from '#shared/calculators/define.ts'
import { formatCoordinate } from '#shared/format/coordinates.ts'
import { formatForInput } from '#shared/numbers.ts'
import type { Town } from '#shared/places/places.ts'
import { NumberInputs } from '../features/calculators/number-inputs.tsx'
import { TownSearch } from '../features/map/town-search.tsx'
import { useRegion } from '../home/region.ts'

export { LocationPickerField } from '../features/map/location-picker-field.tsx'

/** Sun Path adds a map below. */
export const PlaceInputs = ({ calculator }: { calculator: Calculator }) => (
  <>
    <div className="print:hidden">
      <TownInput />
    </div>
    <NumberInputs calculator={calculator} />
  </>
)

function TownInput() {
  const { setValue, clearErrors } = useFormContext()
  const region = useRegion()
  function fillCoordinates({ latitude, longitude }: Town) {
    for (const [name, degrees] of Object.entries({ latitude, longitude }))
      setValue(name, formatForInput(formatCoordinate(degrees), region), { shouldDirty: true })
    clearErrors(['latitude', 'longitude'])
  }
  return <TownSearch onTown={fillCoordinates} />
}
