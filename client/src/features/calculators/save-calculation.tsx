import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import type { Calculation } from '#shared/calculators/define.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { calculations } from '../../api/calculation-queries.ts'
import { call, HttpError } from '../../api/call.ts'
import { currentUser } from '../../api/queries.ts'
import { signInAddress } from '../../api/session.ts'
import { handOverCalculation } from '../../state/handed-over.ts'
import { DoneIcon, KeepIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.tsx'

interface SaveProps {
  readonly calculation: Calculation
  /** What the server made of it. */
  readonly onSaved: (saved: SavedCalculation) => void
}

/** How to keep a result: saving it, or for a visitor the way to an account and back. */
export function SaveCalculation(props: SaveProps) {
  const { data: user } = useQuery(currentUser)
  if (user === undefined) return null
  return user ? <SaveButton {...props} /> : <SignInToSave calculation={props.calculation} />
}

/**
 * The name under which the server stores one save once: the same for every try until one succeeds, so that a lost answer
 * makes no second row; another for the next save of the same numbers.
 */
const newSaveKey = ({ methodVersion }: Calculation) => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return `${random.join('')}-v${methodVersion}`
}

const NOT_YET =
  'The server could not be reached: this is not saved yet. The result stays here; save it again when you are connected.'

function SaveButton({ calculation, onSaved }: SaveProps) {
  const client = useQueryClient()
  const key = useRef('')
  const save = useMutation({
    mutationFn: () => {
      key.current ||= newSaveKey(calculation)
      return call('saveCalculation', { ...calculation }, { headers: { 'Idempotency-Key': key.current } })
    },
    onSuccess: (saved) => {
      onSaved(saved)
      toast({ title: 'Calculation saved', description: 'Your calculation has been saved to your profile.' })
      return client.invalidateQueries(calculations)
    },
    onError: (error) => {
      const description = error instanceof HttpError ? error.message : NOT_YET
      toast({ title: 'Save failed', description, variant: 'destructive' })
    },
  })
  return (
    <>
      <Button pending={save.isPending} disabled={save.isSuccess} onClick={() => save.mutate()}>
        {save.isSuccess ? <DoneIcon className="size-5" /> : !save.isPending && <KeepIcon className="size-5" />}
        Save Calculation
      </Button>
      {save.isSuccess && (
        <p>
          Saved to <TextLink href="/profile">your profile</TextLink>
        </p>
      )}
    </>
  )
}

function SignInToSave({ calculation }: { calculation: Calculation }) {
  const [path] = useLocation()
  return (
    <TextLink
      href={signInAddress(path)}
      onClick={() => handOverCalculation(calculation)}
      className="inline-flex min-h-11 items-center"
    >
      Sign in or register to save this
    </TextLink>
  )
}
