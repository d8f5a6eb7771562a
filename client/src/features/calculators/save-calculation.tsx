import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import type { Calculation } from '#shared/calculators/define.ts'
import type { SavedCalculation } from '#shared/contract/api.ts'
import { t } from '#shared/language/t.ts'
import { calculations } from '../../api/account-queries.ts'
import { call, catalogMessage, HttpError } from '../../api/call.ts'
import { currentUser } from '../../api/queries.ts'
import { signInUrl } from '../../api/session.ts'
import { handOffCalculation } from '../../state/handoff.ts'
import { CheckIcon, SaveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast, toastError } from '../../ui/toast.tsx'

interface SaveCalculationProps {
  readonly calculation: Calculation
  /** Receives the calculation as the server stored it. */
  readonly onSaved: (saved: SavedCalculation) => void
}

/** Visitors are sent to sign in and back. */
export function SaveCalculation(props: SaveCalculationProps) {
  const { data: user } = useQuery(currentUser)
  if (user === undefined) return null
  return user ? <SaveButton {...props} /> : <SignInToSave calculation={props.calculation} />
}

/** Retries reuse the key, so that a lost response makes no second row; the next save gets another. */
const createIdempotencyKey = ({ methodVersion }: Calculation) => {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return `${random.join('')}-v${methodVersion}`
}

function SaveButton({ calculation, onSaved }: SaveCalculationProps) {
  const client = useQueryClient()
  const idempotencyKey = useRef('')
  const save = useMutation({
    mutationFn: () => {
      idempotencyKey.current ||= createIdempotencyKey(calculation)
      return call('saveCalculation', { ...calculation }, { headers: { 'Idempotency-Key': idempotencyKey.current } })
    },
    onSuccess: (saved) => {
      onSaved(saved)
      toast({
        title: t('Calculation saved'),
        description: t('Your calculation has been saved to your profile.'),
      })
      return client.invalidateQueries(calculations)
    },
    onError: (error) => {
      const description =
        error instanceof HttpError
          ? catalogMessage(error)
          : t(
              'We could not reach the server, so this is not saved yet. Your result stays here. Save it again when you are connected.',
            )
      toastError(t('Save failed'), description)
    },
  })
  return (
    <>
      <Button pending={save.isPending} disabled={save.isSuccess} onClick={() => save.mutate()}>
        {save.isSuccess ? <CheckIcon className="size-5" /> : !save.isPending && <SaveIcon className="size-5" />}
        {t('Save Calculation')}
      </Button>
      {save.isSuccess && (
        <p>
          {tRich('Saved to <link>your profile</link>', {
            link: (text) => <TextLink href="/profile">{text}</TextLink>,
          })}
        </p>
      )}
    </>
  )
}

function SignInToSave({ calculation }: { calculation: Calculation }) {
  const [path] = useLocation()
  return (
    <TextLink
      href={signInUrl(path)}
      onClick={() => handOffCalculation(calculation)}
      className="inline-flex min-h-11 items-center"
    >
      {t('Sign in or register to save this')}
    </TextLink>
  )
}
