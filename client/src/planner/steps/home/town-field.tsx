import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Place } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Town } from '#shared/places/places.ts'
import { formatPlace } from '../../../home/format-place.ts'
import { useHome } from '../../../home/home.ts'
import type { AmountsAnswer, CurrencyChange } from '../../../home/move-home.ts'
import { useChosenCountry } from '../../../home/region.ts'
import { placeOfTown, setPlace } from '../../../home/set-place.ts'
import { useTownSearch } from '../../../home/use-town-search.ts'
import { Card } from '../../../ui/card.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { CurrencyChangePrompt } from '../../../ui/currency-change-prompt.tsx'
import { focusPageHeading } from '../../../ui/focus.ts'

/** @param onSaved `answer` if the user was asked about amounts in another currency */
export function useSavePlace(onSaved: (answer?: AmountsAnswer) => void) {
  const client = useQueryClient()
  const [problem, setProblem] = useState('')
  const [question, setQuestion] = useState<{ readonly place: Place; readonly change: CurrencyChange }>()
  const savePlace = (place: Place, answer?: AmountsAnswer) =>
    setPlace(client, place, answer).then(
      (change) => {
        setQuestion(change && { place, change })
        setProblem('')
        if (!change) onSaved(answer)
      },
      () => setProblem(t('We could not load local prices. Check your connection and try again.')),
    )
  const messages: ReactNode = (
    <>
      {question && (
        <CurrencyChangePrompt {...question.change} onAnswer={(answer) => void savePlace(question.place, answer)} />
      )}
      <p role="alert" className="font-semibold text-danger not-empty:mt-3">
        {problem}
      </p>
    </>
  )
  return { savePlace, messages }
}

/** Shows the place of the home until something else is typed. */
export function TownField({ hint, onTown }: { hint?: string; onTown: (town: Town) => void }) {
  const [typed, setTyped] = useState<string>()
  const place = useHome(({ place }) => place)
  const region = useHome(({ region }) => region)
  const chosen = useChosenCountry()
  const { options, problem } = useTownSearch(typed ?? '', place ? region.country : chosen)
  return (
    <Combobox
      label={t('Town')}
      hint={hint}
      value={typed ?? (place ? formatPlace(place) : '')}
      onValue={setTyped}
      options={options}
      onPick={({ town }) => {
        setTyped(undefined)
        onTown(town)
      }}
      status={problem}
    />
  )
}

/** Replaces a step's content while the home has no place. */
export function TownFirst({ hint }: { hint: string }) {
  const { savePlace, messages } = useSavePlace(() => focusPageHeading())
  return (
    <Card>
      <TownField hint={hint} onTown={(town) => savePlace(placeOfTown(town))} />
      {messages}
    </Card>
  )
}
