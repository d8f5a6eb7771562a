import { useMemo, useState } from 'react'
import { formatPlacePrecision } from '#shared/format/quantity.ts'
import type { Home } from '#shared/home/home.ts'
import type { encodeLink } from '#shared/home/link.ts'
import { t } from '#shared/language/t.ts'
import { useHomeState } from '../../../home/home.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { importOrReload } from '../../../startup/import-or-reload.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection, FoldedSection } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useIsWide } from '../../../ui/use-is-wide.ts'
import { resultOf, usePlan } from '../../engine/plan-store.ts'
import { SAVE_ID } from '../../page/steps.ts'
import { SavePlan } from './save-plan.tsx'

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
