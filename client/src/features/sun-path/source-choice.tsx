import { LiveNumberField } from '../../ui/number-field.tsx'
import { type Choice, ownFigureRange } from './said.ts'
import type { Live } from './use-resource.ts'

interface SourceChoiceProps {
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
  readonly live: Live
}

export function SourceChoice({ choice, onChoice, live }: SourceChoiceProps) {
  const sources = [
    ...(live === 'off' ? [] : [{ source: 'NASA POWER', words: 'NASA POWER, fetched for this place' } as const]),
    { source: 'climate table', words: 'Helioplan’s climate table' } as const,
    { source: 'own figure', words: 'My own figure' } as const,
  ]
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Where the sun’s figures come from</legend>
      {sources.map(({ source, words }) => (
        <label key={source} className="sun-choice">
          <input
            type="radio"
            name="sun-source"
            checked={choice.source === source}
            onChange={() => onChoice({ ...choice, source })}
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
          value={choice.ownFigure}
          onValue={(ownFigure) => onChoice({ ...choice, ownFigure })}
        />
      )}
    </fieldset>
  )
}
