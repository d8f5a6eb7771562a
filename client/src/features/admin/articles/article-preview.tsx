import { useDeferredValue, useEffect, useRef } from 'react'
import { cleanFragment } from './clean-html.ts'

/** The article as it will be shown: what the sanitiser leaves of the HTML. */
export function ArticlePreview({ html }: { html: string }) {
  const target = useRef<HTMLDivElement>(null)
  const shown = useDeferredValue(html)
  useEffect(() => {
    const article = cleanFragment(shown)
    // What may be wider than the preview scrolls, and must be reachable by the keyboard.
    for (const wide of article.querySelectorAll<HTMLElement>('table, pre')) wide.tabIndex = 0
    target.current?.replaceChildren(article)
  }, [shown])
  return (
    <div className="flex flex-col">
      <p className="field-label">Preview</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section aria-label="Preview" className="article-preview" tabIndex={0}>
        <div ref={target} className="prose" />
        {shown.trim() === '' && <p className="text-soft">What you write appears here.</p>}
      </section>
    </div>
  )
}
