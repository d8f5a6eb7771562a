import { t } from '#shared/language/t.ts'
import { useRegion } from '../../home/region.ts'
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
    ...(live === 'off' ? [] : [{ source: 'NASA POWER', label: t('NASA POWER, for this place') } as const]),
    {
      source: 'climate table',
      label: tile === 'here' ? t('Our climate table, detailed here') : t('Our climate table, coarse here'),
    } as const,
    { source: 'own figure', label: t('My own figure') } as const,
  ]
  return (
    <fieldset className="grid gap-1 print:hidden">
      <legend className="mb-1 font-semibold">{t('Source of the sunshine figures')}</legend>
      {sources.map(({ source, label }) => (
        <label key={source} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="sun-source"
            checked={choice.source === source}
            onChange={() => onChoice({ ...choice, source })}
            className="size-5 shrink-0"
          />
          {label}
        </label>
      ))}
      {choice.source === 'own figure' && (
        <LiveNumberField
          className="mt-2"
          label={t('Sunshine on level ground (kWh/m²/day)')}
          hint={t('The average over a whole year. Our table adds the seasons.')}
          name={t('Sunshine on level ground')}
          unit={`\u00a0${t('kWh/m²/day')}`}
          range={ownFigureRange}
          region={region}
          value={choice.ownFigure}
          onValue={(ownFigure) => onChoice({ ...choice, ownFigure })}
        />
      )}
    </fieldset>
  )
}
