import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { currentUser } from '../../../api/queries.ts'
import { savedHomes } from '../../../api/saved-home-queries.ts'
import { signInUrl } from '../../../api/session.ts'
import { SaveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { getSyncState, type SyncState, saveAsNew, savePlan, takeRemotePlan, useSyncState } from './account-sync.ts'

export function SavePlan() {
  const { data: user } = useQuery(currentUser)
  const [path] = useLocation()
  if (user === undefined) return null
  return user ? (
    <SaveButton />
  ) : (
    <p>
      <TextLink href={signInUrl(path)}>Sign in or register</TextLink> to keep this plan in an account. It stays on this
      device meanwhile.
    </p>
  )
}

function SaveButton() {
  const client = useQueryClient()
  const state = useSyncState()
  const options = {
    onSuccess: () => client.invalidateQueries(savedHomes),
    onError: (error: Error) => toast({ title: 'Save failed', description: error.message, variant: 'destructive' }),
  }
  const save = useMutation({
    ...options,
    mutationFn: savePlan,
    onSuccess: () => {
      if (getSyncState() === 'saved') {
        toast({ title: 'Plan saved', description: 'Your plan has been saved to your account.' })
      }
      return options.onSuccess()
    },
  })
  const keepBoth = useMutation({ ...options, mutationFn: saveAsNew })
  const takeRemote = useMutation({ ...options, mutationFn: takeRemotePlan })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={save.isPending} onClick={() => save.mutate()}>
          <SaveIcon className="size-5" />
          Save to my account
        </Button>
        <TextLink href="/profile">Your saved plans</TextLink>
      </div>
      <p className="text-note text-soft" role="status">
        {STATUS_TEXT[state]}
      </p>
      <div role="alert">
        {state === 'conflict' && (
          <div className={classes(BOX, 'grid justify-items-start gap-3')}>
            <p>
              This plan was changed on another device since it was saved here. Keep both: this one is saved as a new
              plan, the other stays among your saved plans. Or take the other one: Undo brings this one back.
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" pending={keepBoth.isPending} onClick={() => keepBoth.mutate()}>
                Keep both
              </Button>
              <Button variant="quiet" pending={takeRemote.isPending} onClick={() => takeRemote.mutate()}>
                Take the other one
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

const STATUS_TEXT: Readonly<Record<SyncState, string>> = {
  off: 'Once saved, later changes are saved by themselves, here and on your other devices.',
  saved: 'Your account has the plan as it stands.',
  waiting: 'The last change is on its way to your account.',
  conflict: '',
  'signed-out': 'Signed out: your plan is saved on this device.',
  failed: 'The last change is kept on this device and goes to your account as soon as it can be reached.',
}
