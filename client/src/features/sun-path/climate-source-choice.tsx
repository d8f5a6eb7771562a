import { useRegion } from '../../state/region.ts'
import { LiveNumberField } from '../../ui/number-field.tsx'
import { type ClimateChoice, ownFigureRange } from './place-inputs.ts'
import type { LiveClimateStatus, TileStatus } from './use-solar-resource.ts'

interface ClimateSourceChoiceProps {
  readonly choice: ClimateChoice
  readonly onChoice: (choice: ClimateChoice) => void
  readonly live: LiveClimateStatus
  readonly tile: TileStatus
}

export function ClimateSourceChoice({ choice, onChoice, live, tile }: ClimateSourceChoiceProps) {
  const region = useRegion()
  const sources = [
    ...(live === 'off' ? [] : [{ source: 'NASA POWER', words: 'NASA POWER, fetched for this place' } as const]),
    {
      source: 'climate table',
      words: `Helioplan’s climate table, ${tile === 'here' ? 'fine here' : 'coarse here'}`,
    } as const,
    { source: 'own figure', words: 'My own figure' } as const,
  ]
  return (
    <fieldset className="grid gap-1 print:hidden">
      <legend className="mb-1 font-semibold">Where the sun’s figures come from</legend>
      {sources.map(({ source, words }) => (
        <label key={source} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="sun-source"
            checked={choice.source === source}
            onChange={() => onChoice({ ...choice, source })}
            className="size-5 shrink-0"
          />
          {words}
        </label>
      ))}
      {choice.source === 'own figure' && (
        <LiveNumberField
          className="mt-2"
          label="Sun on level ground (kWh/m²/day)"
          hint="The mean of a whole year; the table gives it its seasons."
          name="The figure"
          unit=" kWh/m²/day"
          range={ownFigureRange}
          region={region}
          value={choice.ownFigure}
          onValue={(ownFigure) => onChoice({ ...choice, ownFigure })}
        />
      )}
    </fieldset>
  )
}
