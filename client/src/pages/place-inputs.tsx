import type { Calculator } from '#shared/calculators/define.ts'
import { NumberInputs } from '../features/calculators/number-inputs.tsx'
import { TownInput } from '../features/map/town-input.tsx'

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
