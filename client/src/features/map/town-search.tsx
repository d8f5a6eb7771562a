import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { findTowns, placeFile, type Town, whereabouts } from '#shared/home/places.ts'
import { placeIndex, townsOf } from '../../api/home-queries.ts'
import { Combobox } from '../../ui/combobox.tsx'

/** A town's name and whereabouts: `Munich, Bavaria, Germany`. */
const inFull = (town: Town) => [town.name, whereabouts(town)].filter((part) => part !== '').join(', ')

/** Finds a town of the world by its name. */
export function TownSearch({ onTown }: { onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<Town | null>(null)
  const wanted = useDeferredValue(typed)
  const index = useQuery({ ...placeIndex, enabled: wanted !== '' })
  const file = index.data && placeFile(index.data, wanted)
  const towns = useQuery({ ...townsOf(file ?? ''), enabled: file !== undefined, placeholderData: (before) => before })
  const found = useMemo(() => (towns.data ? findTowns(towns.data, wanted) : []), [towns.data, wanted])
  const options = found.map(({ town, as }) => ({
    key: `${town.name} ${town.latitude} ${town.longitude}`,
    words: as === undefined ? town.name : `${town.name} (${as})`,
    detail: whereabouts(town),
    town,
  }))

  function says(): string {
    if (chosen) return `The coordinates are those of ${inFull(chosen)}.`
    if (index.isError || towns.isError) return 'The list of towns could not be loaded. Coordinates work without it.'
    if (file === undefined || towns.isPending || towns.isPlaceholderData) return ''
    if (options.length === 0) return 'No town of that name is known. Try a larger one nearby, or coordinates.'
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
