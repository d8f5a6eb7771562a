import { useState } from 'react'
import { formatRegion, type Town } from '#shared/home/places.ts'
import { useTownSearch } from '../../api/use-town-search.ts'
import { useChosenCountry } from '../../state/region.ts'
import { Combobox } from '../../ui/combobox.tsx'

/** `Munich, Bavaria, Germany` */
const formatTown = (town: Town) => [town.name, formatRegion(town)].filter((part) => part !== '').join(', ')

export function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosenTown, setChosenTown] = useState<Town | null>(null)
  const { options, isDone, problem } = useTownSearch(typed, useChosenCountry())

  function describeStatus(): string {
    if (chosenTown) return `The coordinates are those of ${formatTown(chosenTown)}.`
    if (problem !== '' || !isDone) return problem
    return options.length === 1 ? '1 town is listed.' : `${options.length} towns are listed.`
  }
  return (
    <Combobox
      label="Town"
      hint="Begin to type its name, or give the coordinates below."
      value={typed}
      onValue={(text) => {
        setChosenTown(null)
        setTyped(text)
      }}
      options={options}
      onPick={({ town }) => {
        setChosenTown(town)
        setTyped(town.name)
        onTown(town)
      }}
      status={describeStatus()}
    />
  )
}
