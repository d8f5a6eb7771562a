import { useState } from 'react'
import { type Town, whereabouts } from '#shared/home/places.ts'
import { useTownSearch } from '../../api/use-town-search.ts'
import { useChosenCountry } from '../../state/region.ts'
import { Combobox } from '../../ui/combobox.tsx'

/** A town's name and whereabouts: `Munich, Bavaria, Germany`. */
const inFull = (town: Town) => [town.name, whereabouts(town)].filter((part) => part !== '').join(', ')

/** Finds a town of the world by its name. */
export function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<Town | null>(null)
  const { options, isDone, problem } = useTownSearch(typed, useChosenCountry())

  function says(): string {
    if (chosen) return `The coordinates are those of ${inFull(chosen)}.`
    if (problem !== '' || !isDone) return problem
    return options.length === 1 ? '1 town is listed.' : `${options.length} towns are listed.`
  }
  return (
    <Combobox
      label="Town"
      hint="Begin to type its name, or give the coordinates below."
      value={typed}
      onValue={(text) => {
        choose(null)
        setTyped(text)
      }}
      options={options}
      onPick={({ town }) => {
        choose(town)
        setTyped(town.name)
        onTown(town)
      }}
      says={says()}
    />
  )
}
