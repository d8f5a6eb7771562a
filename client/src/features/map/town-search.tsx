import { useState } from 'react'
import { formatFacts } from '#shared/format/list.ts'
import { t } from '#shared/language/t.ts'
import { formatRegion, type Town } from '#shared/places/places.ts'
import { townName } from '#shared/places/town-names.ts'
import { useChosenCountry } from '../../home/region.ts'
import { useTownSearch } from '../../home/use-town-search.ts'
import { Combobox } from '../../ui/combobox.tsx'

/** `Munich, Bavaria, Germany` */
const formatTown = (town: Town) => formatFacts([townName(town), formatRegion(town)].filter((part) => part !== ''))

export function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosenTown, setChosenTown] = useState<Town | null>(null)
  const { options, isDone, problem } = useTownSearch(typed, useChosenCountry())

  function describeStatus(): string {
    if (chosenTown) return t('These are the coordinates of {town}.', { town: formatTown(chosenTown) })
    if (problem !== '' || !isDone) return problem
    return t('{n, plural, one {# town found.} other {# towns found.}}', { n: options.length })
  }
  return (
    <Combobox
      label={t('Town')}
      hint={t('Start to type its name, or enter the coordinates below.')}
      value={typed}
      onValue={(text) => {
        setChosenTown(null)
        setTyped(text)
      }}
      options={options}
      onPick={({ town }) => {
        setChosenTown(town)
        setTyped(townName(town))
        onTown(town)
      }}
      status={describeStatus()}
    />
  )
}
