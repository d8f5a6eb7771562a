import { useEffect, useRef } from 'react'

/** The article's HTML as it is stored: sanitised by the server when it was written; the page's policy runs no script. */
export function ArticleHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => letScroll(current))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div ref={box} className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
}

/** What is wider than the screen scrolls by itself; the keyboard reaches it there, and only there. */
function letScroll(box: HTMLElement) {
  for (const wide of box.querySelectorAll<HTMLElement>('table, pre')) {
    if (wide.scrollWidth > wide.clientWidth) wide.tabIndex = 0
    else wide.removeAttribute('tabindex')
  }
}
