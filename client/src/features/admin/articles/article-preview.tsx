import { useDeferredValue, useEffect, useRef } from 'react'
import { sanitizeToFragment } from './sanitize-html.ts'

const FRAME =
  'mt-2 max-h-128 min-h-48 overflow-auto rounded-xl border-[1.5px] border-dashed border-edge bg-paper px-5 py-4'

export function ArticlePreview({ html }: { html: string }) {
  const target = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(html)
  useEffect(() => {
    const article = sanitizeToFragment(shown)
    // Elements wider than the preview scroll, and must be reachable by keyboard.
    for (const wide of article.querySelectorAll<HTMLElement>('table, pre')) wide.tabIndex = 0
    target.current?.replaceChildren(article)
  }, [shown])
  return (
    <div className="flex flex-col">
      <p className="font-semibold">Preview</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section aria-label="Preview" className={FRAME} tabIndex={0}>
        <div ref={target} className="prose text-[1rem] [&>:first-child]:mt-0" />
        {shown.trim() === '' && <p className="text-soft">What you write appears here.</p>}
      </section>
    </div>
  )
}
