import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { formatPlacePrecision } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { encodeLink } from '#shared/home/link.ts'
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
import { useHomeState } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { importOrReload } from '../../../startup/import-or-reload.ts'
import { SaveIcon } from '../../../ui/action-icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection, FoldedSection } from '../../../ui/card.tsx'
import { BOX } from '../../../ui/card-style.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classes } from '../../../ui/classes.ts'
import { TextField } from '../../../ui/field.tsx'
import { tRich } from '../../../ui/rich-message.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { resultOf, usePlan } from '../../engine/plan-store.ts'
import { SAVE_ID } from '../../page/steps.ts'

export function SaveAndShareSection() {
  const home = useHomeState(({ home }) => home)
  const planNumber = useHomeState(({ planNumber }) => planNumber)
  // The plan of a home that has changed since is another one.
  const plannedHome = usePlan(({ plannedHome, computedFor }) => (computedFor === home ? plannedHome : undefined))
  const hasAnswer = usePlan((state) => resultOf(state)?.kind === 'answer')
  // A phone has a button for it at the bottom of the screen.
  const Section = useIsWide() ? CardSection : FoldedSection
  return (
    <Section id={SAVE_ID} tabIndex={-1} heading={t('Save or share')} className="print:hidden">
      <div className="grid gap-4">
        <SavePlan />
        <div className="flex flex-wrap gap-3">
          <ShareLink key={planNumber} home={home} plannedHome={plannedHome} />
          {hasAnswer && (
            <Button variant="secondary" onClick={() => print()}>
              {t('Print')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  )
}

interface CopiedPlan {
  readonly home: Home
  readonly isExact: boolean
  readonly isCopied: boolean
}

/**
 * The link follows the plan: it never leads to an earlier one. The fragment that holds the plan is never sent to a server.
 * @param plannedHome the home with its planned system, once computed
 */
function ShareLink({ home, plannedHome = home }: { home: Home; plannedHome: Home | undefined }) {
  const region = useHomeRegion()
  const [isExact, setExact] = useState(false)
  /** Loaded when the link is first asked for. */
  const [encoder, setEncoder] = useState<{ readonly encode: typeof encodeLink }>()
  const [copied, setCopied] = useState<CopiedPlan>()
  const [hasFailed, setFailed] = useState(false)
  const link = useMemo(
    () => (encoder ? addressOfPlan(encoder.encode(plannedHome, { isExact })) : ''),
    [encoder, plannedHome, isExact],
  )
  async function copyLink(exact: boolean) {
    try {
      const { encodeLink: encode } = await importOrReload(() => import('#shared/home/link.ts'))
      setEncoder({ encode })
      setFailed(false)
      const isCopied = await copyText(addressOfPlan(encode(plannedHome, { isExact: exact })))
      setCopied({ home, isExact: exact, isCopied })
    } catch {
      setFailed(true)
    }
  }
  function describeStatus(): string {
    if (hasFailed) return t('We could not make the link. Check your connection and try again.')
    if (!copied) return ''
    if (copied.home !== home || copied.isExact !== isExact)
      return t('Your plan has changed. This is its new link: copy it again.')
    return copied.isCopied ? t('Link copied') : t('Copy the link from the box.')
  }
  return (
    <>
      <Button onClick={() => copyLink(isExact)}>{t('Share a link')}</Button>
      <div className="order-last grid w-full gap-3 empty:hidden">
        {link && (
          <>
            <TextField label={t('Link to this plan')} value={link} readOnly onFocus={({ target }) => target.select()} />
            <Checkbox
              checked={isExact}
              onValue={(exact) => {
                setExact(exact)
                void copyLink(exact)
              }}
            >
              {t('Include my exact location (otherwise within {distance})', { distance: formatPlacePrecision(region) })}
            </Checkbox>
            <p>{t('The link contains your whole plan. Only people you give it to can see it.')}</p>
          </>
        )}
        <p role="status" className="text-sm text-soft empty:hidden">
          {describeStatus()}
        </p>
      </div>
    </>
  )
}

const addressOfPlan = (encoded: string) => `${location.origin}/plan#${encoded}`

/** Returns whether the browser allows it. */
const copyText = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false

function SavePlan() {
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
