import { useMutation, useQuery } from '@tanstack/react-query'
import { Bookmark, Check } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { Calculation } from '#shared/calculators/define.ts'
import { call } from '../../api/call.ts'
import { calculations, currentUser, queryClient } from '../../api/queries.ts'
import { signInAddress } from '../../api/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { keepCalculation } from './handed-over.ts'
import { saveKey } from './save-key.ts'

/** How to keep a result: saving it, or for a visitor the way to an account and back. */
export function SaveCalculation({ calculation }: { calculation: Calculation }) {
  const { data: user } = useQuery(currentUser)
  if (user === undefined) return null
  // One button per result: a new one has not been saved yet.
  return user ? (
    <SaveButton key={JSON.stringify(calculation.inputs)} calculation={calculation} />
  ) : (
    <SignInToSave calculation={calculation} />
  )
}

function SaveButton({ calculation }: { calculation: Calculation }) {
  const save = useMutation({
    mutationFn: async () =>
      call('saveCalculation', { ...calculation }, { headers: { 'Idempotency-Key': await saveKey(calculation) } }),
    onSuccess: () => {
      toast({ title: 'Calculation saved', description: 'Your calculation has been saved to your profile.' })
      return queryClient.invalidateQueries(calculations)
    },
    onError: (error) => toast({ title: 'Save failed', description: error.message, variant: 'destructive' }),
  })
  return (
    <>
      <Button pending={save.isPending} disabled={save.isSuccess} onClick={() => save.mutate()}>
        {save.isSuccess ? (
          <Check aria-hidden="true" className="size-5" />
        ) : (
          !save.isPending && <Bookmark aria-hidden="true" className="size-5" />
        )}
        Save Calculation
      </Button>
      {save.isSuccess && (
        <p>
          Saved to{' '}
          <Link href="/profile" className="link">
            your profile
          </Link>
        </p>
      )}
    </>
  )
}

function SignInToSave({ calculation }: { calculation: Calculation }) {
  const [path] = useLocation()
  return (
    <Link href={signInAddress(path)} onClick={() => keepCalculation(calculation)} className="link">
      Sign in or register to save this
    </Link>
  )
}
