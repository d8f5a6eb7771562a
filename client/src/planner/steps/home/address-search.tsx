import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { FoundAddress } from '#shared/contract/api.ts'
import type { PageData } from '#shared/contract/page.ts'
import { AddressSearch as AddressForm } from '#shared/forms/place.ts'
import { t } from '#shared/language/t.ts'
import { call, errorMessage } from '../../../api/call.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'

type AddressSearchProps = {
  geocoder: NonNullable<PageData['geocoder']>
  onFound: (address: FoundAddress) => void
}

/** Queries the operator's geocoder on submit, never while typing. */
export default function AddressSearch({ geocoder: { host, attribution }, onFound }: AddressSearchProps) {
  const [address, setAddress] = useState('')
  const [inputError, setInputError] = useState<string>()
  const search = useMutation({ mutationFn: () => call('findAddress', { address: address.trim() }) })
  const foundAddresses = search.data?.found
  function submit(event: FormEvent) {
    event.preventDefault()
    const parsed = AddressForm.safeParse({ address })
    setInputError(parsed.error?.issues[0]?.message)
    if (parsed.success && !search.isPending) search.mutate()
  }
  return (
    <div>
      <form noValidate onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t('Full address')}
          hint={t('When you search, we send the address to {host} to find it. Nothing else about your plan is sent.', {
            host,
          })}
          value={address}
          maxLength={200}
          autoComplete="street-address"
          onChange={({ target }) => {
            setAddress(target.value)
            search.reset()
          }}
          error={inputError ?? (search.error ? errorMessage(search.error) : undefined)}
        />
        <Button type="submit" variant="secondary" pending={search.isPending}>
          {t('Find address')}
        </Button>
      </form>
      <div role="status">
        {foundAddresses?.length === 0 && (
          <p className="mt-3">
            {t('We could not find this address. Leave out the house number, choose your town, or enter coordinates.')}
          </p>
        )}
        {foundAddresses && foundAddresses.length > 0 && (
          <>
            <p className="mt-3 text-note text-soft">{t('Which address is yours? {attribution}.', { attribution })}</p>
            <ul className="mt-1 grid gap-2">
              {foundAddresses.map((candidate) => (
                <li key={`${candidate.name} ${candidate.latitude} ${candidate.longitude}`}>
                  <Button
                    variant="quiet"
                    size="small"
                    className="text-left"
                    onClick={() => {
                      search.reset()
                      onFound(candidate)
                    }}
                  >
                    {candidate.name}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}
