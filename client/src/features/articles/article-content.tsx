import { useEffect, useRef } from 'react'

/** The server sanitized the HTML on write, and the Content-Security-Policy runs no inline script. */
export function ArticleContent({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = container
    if (!current) return
    const observer = new ResizeObserver(() => makeWideElementsFocusable(current))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server when it was written
  return <div ref={container} className="prose mt-8" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Makes elements that scroll reachable by keyboard, and only those. */
function makeWideElementsFocusable(container: HTMLElement) {
  for (const element of container.querySelectorAll<HTMLElement>('table, pre')) {
    if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
}
