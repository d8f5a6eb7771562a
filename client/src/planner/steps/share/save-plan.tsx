import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { t } from '#shared/language/t.ts'
import { savedHomes } from '../../../api/account-queries.ts'
import { errorMessage } from '../../../api/call.ts'
import { currentUser } from '../../../api/queries.ts'
import { signInUrl } from '../../../api/session.ts'
import {
  getSyncState,
  type SyncState,
  saveAsNew,
  savePlan,
  takeRemotePlan,
  useSyncState,
} from '../../../home/account-sync.ts'
import { SaveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { classes } from '../../../ui/classes.ts'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'

export function SavePlan() {
  const { data: user } = useQuery(currentUser)
  const [path] = useLocation()
  if (user === undefined) return null
  return user ? (
    <SaveButton />
  ) : (
    <p className="text-note leading-snug">
      {tRich(
        '<link>Sign in or register</link> to save this plan in your account. Until then, it stays on this device.',
        {
          link: (text) => <TextLink href={signInUrl(path)}>{text}</TextLink>,
        },
      )}
    </p>
  )
}

function SaveButton() {
  const client = useQueryClient()
  const state = useSyncState()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: (_, act) => {
      if (act === savePlan && getSyncState() === 'saved') {
        toast({ title: t('Plan saved'), description: t('Your plan has been saved to your account.') })
      }
      return client.invalidateQueries(savedHomes)
    },
    onError: (error) => toast({ title: t('Save failed'), description: errorMessage(error), variant: 'destructive' }),
  })
  const buttonProps = (act: () => Promise<unknown>) => ({
    pending: isPending && variables === act,
    onClick: () => mutate(act),
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button {...buttonProps(savePlan)}>
          <SaveIcon className="size-5" />
          {t('Save to my account')}
        </Button>
        <TextLink href="/profile">{t('Your saved plans')}</TextLink>
      </div>
      <p className="text-note text-soft" role="status">
        {STATUS_TEXT[state]()}
      </p>
      <div role="alert">
        {state === 'conflict' && (
          <div className={classes(BOX, 'grid justify-items-start gap-3')}>
            <p>
              {t(
                'This plan was also changed on another device. Keep both: we save this version as a new plan, and the other stays in your saved plans. Or use the other version: Undo brings this one back.',
              )}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" {...buttonProps(saveAsNew)}>
                {t('Keep both')}
              </Button>
              <Button variant="quiet" {...buttonProps(takeRemotePlan)}>
                {t('Use the other version')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}

const STATUS_TEXT: Readonly<Record<SyncState, () => string>> = {
  off: () => t('After you save it once, we save later changes for you, here and on your other devices.'),
  saved: () => t('Your account has the latest version.'),
  waiting: () => t('Saving your last change to your account…'),
  conflict: () => '',
  'signed-out': () => t('Signed out: your plan is saved on this device.'),
  failed: () =>
    t('Your last change is saved on this device. We will save it to your account when you are back online.'),
}
