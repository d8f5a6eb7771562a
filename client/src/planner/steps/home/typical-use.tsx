import { formatFigure } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { Preset } from '#shared/presets/preset.ts'
import type { Region } from '#shared/region.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset, useHomeRegion } from '../../../home/home-region.ts'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureSource } from '../../fields/figure-source.tsx'

/** The country's typical use, by number of people where its source has that. */
export function TypicalUse() {
  const region = useHomeRegion()
  const preset = useCountryPreset()
  const people = useHome(({ use }) => use.people)
  const amount = useHome(({ use }) => use.amount)
  if (!preset) return null
  if (!preset.use)
    return <p>{t('We have no typical figure for your country. Enter a bill, or the kWh of your last statement.')}</p>
  const sizes = Object.keys(preset.use.byPersons ?? {})
  const largest = sizes.length
  return (
    <>
      {largest > 0 && (
        <RadioChips
          label={t('People in the home')}
          options={Object.fromEntries(
            sizes.map((size) => [size, Number(size) < largest ? size : t('{people} or more', { people: size })]),
          )}
          value={people === undefined ? undefined : String(Math.min(people, largest))}
          onValue={(size) => setFigure('use.people', Number(size), preset)}
          data-figure="use.people"
        />
      )}
      <div>
        {amount?.kind === 'year' && (
          <p>
            {[t('Typical here: {use}.', { use: formatFigure(amount.kwh, 'kWh/year', region) })]
              .concat(describeRange(preset.use, region) ?? [])
              .join(' ')}
          </p>
        )}
        <FigureSource path="use.amount" />
      </div>
    </>
  )
}

function describeRange({ byPersons, low, high }: NonNullable<Preset['use']>, region: Region): string | undefined {
  const range = byPersons ? Object.values(byPersons) : [low, high]
  const [least, most] = [range[0], range.at(-1)]
  if (least === undefined || most === undefined) return undefined
  return t('Homes here range from {least} to {most}.', {
    least: formatFigure(least, 'kWh', region),
    most: formatFigure(most, 'kWh/year', region),
  })
}
