import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call, HttpError } from '../../api/call.ts'
import { currentUser } from '../../api/queries.ts'
import { savedHomes } from '../../api/saved-home-queries.ts'
import { signInAddress } from '../../api/session.ts'
import { homeState } from '../../state/home.ts'
import { forgetSaved, rememberSaved, type SavedAs, savedAs } from '../../state/saved-home.ts'
import { KeepIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.tsx'

/** Somebody changed it meanwhile, or it is gone. */
const CHANGED = 412
const GONE = 404

/** Keeps the plan in the account: only then does anything of it leave the device. */
export function SavePlan() {
  const { data: user } = useQuery(currentUser)
  const [path] = useLocation()
  if (user === undefined) return null
  return user ? (
    <SaveButton />
  ) : (
    <p>
      <TextLink href={signInAddress(path)}>Sign in or register</TextLink> to keep this plan in an account. It stays on
      this device meanwhile.
    </p>
  )
}

function SaveButton() {
  const client = useQueryClient()
  const [isContested, setContested] = useState(false)
  const save = useMutation({
    mutationFn: async ({ asNew }: { asNew: boolean }): Promise<SavedAs> => {
      const home = { ...homeState().home }
      const former = asNew ? null : savedAs()
      if (!former) return call('createHome', { home })
      return call('updateHome', { id: former.id, home }, { headers: { 'If-Match': `"${former.revision}"` } }).catch(
        (error) => {
          if (error instanceof HttpError && error.status === GONE) return call('createHome', { home })
          throw error
        },
      )
    },
    onSuccess: (saved) => {
      setContested(false)
      rememberSaved(saved)
      toast({ title: 'Plan saved', description: 'Your plan has been saved to your account.' })
      return client.invalidateQueries(savedHomes)
    },
    onError: (error) => {
      if (error instanceof HttpError && error.status === CHANGED) return setContested(true)
      toast({ title: 'Save failed', description: error.message, variant: 'destructive' })
    },
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={save.isPending} onClick={() => save.mutate({ asNew: false })}>
          <KeepIcon className="size-5" />
          Save to my account
        </Button>
        <TextLink href="/profile">Your saved plans</TextLink>
      </div>
      <div role="alert">
        {isContested && (
          <div className="grid justify-items-start gap-3 rounded-2xl border border-line p-4">
            <p>
              This plan was changed on another device since it was saved here. Keep both: this one is saved as a new
              plan, the other stays among your saved plans.
            </p>
            <Button
              variant="secondary"
              pending={save.isPending}
              onClick={() => {
                forgetSaved()
                save.mutate({ asNew: true })
              }}
            >
              Keep both
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
