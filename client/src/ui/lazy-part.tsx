import { type FunctionComponent, use, useEffect, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { importOrReload } from '../startup/import-or-reload.ts'
import { trackPromiseStatus } from '../startup/track-promise-status.ts'
import { Button } from './button.tsx'
import { restoreFocus } from './focus.ts'

interface LazyModule<Props> {
  readonly default: FunctionComponent<Props>
}

/**
 * A component whose scripts load when it is first shown, to be rendered within `Suspense`. If they do not load, it says so
 * and offers to try again; the rest of the page stays.
 * @param Fallback in place of that message
 */
export function lazyPart<Props extends object>(
  load: () => Promise<LazyModule<Props>>,
  Fallback?: FunctionComponent<Props>,
): FunctionComponent<Props> {
  /** Shared by all uses of the part; `null` if it did not load. */
  let part: Promise<FunctionComponent<Props> | null> | undefined

  function startLoading(isRequested: boolean) {
    part = trackPromiseStatus(
      importOrReload(load, isRequested).then(
        (module) => module.default,
        (error) => {
          console.warn(error)
          return null
        },
      ),
    )
    return part
  }

  return function LazyPart(props: Props) {
    const [shownPart, setShownPart] = useState(() => part ?? startLoading(false))
    const Component = use(shownPart)
    const [isRetried, setRetried] = useState(false)
    const hasFailed = Component === null
    useEffect(() => {
      // Shown again, it is loaded again.
      if (!hasFailed) return
      return () => {
        part = undefined
      }
    }, [hasFailed])
    async function retry() {
      const nextPart = startLoading(true)
      await nextPart
      setRetried(true)
      setShownPart(nextPart)
    }
    if (hasFailed) return Fallback ? <Fallback {...props} /> : <PartError onRetry={retry} />
    return (
      <>
        {isRetried && <FocusTarget />}
        <Component {...props} />
      </>
    )
  }
}

function PartError({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isPending, setPending] = useState(false)
  async function retry() {
    setPending(true)
    await onRetry()
    setPending(false)
  }
  return (
    <div className="my-3 grid justify-items-start gap-3 rounded-2xl border border-line bg-surface p-4 text-base text-ink">
      <p role="alert">
        {isPending ? t('Loading') : t('We could not load this part of the page. Check your connection and try again.')}
      </p>
      {/* The button is not disabled, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        aria-busy={isPending || undefined}
        onClick={() => void (isPending || retry())}
      >
        {t('Try again')}
      </Button>
    </div>
  )
}

/** Takes the focus of the button that the part replaces, unless the part has taken it. */
function FocusTarget() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => restoreFocus(target), [target])
  return <span ref={setTarget} tabIndex={-1} className="sr-only" />
}
