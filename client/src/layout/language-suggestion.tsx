import { type ComponentType, useEffect, useState } from 'react'

/**
 * One line for visitors whose browser prefers another language of the site, until they dismiss it. Its space is reserved
 * from before the first paint (before-first-paint.js), so that nothing moves when it comes.
 */
export function LanguageSuggestion() {
  const [Line, setLine] = useState<ComponentType>()
  useEffect(() => {
    if (document.documentElement.dataset.suggested === undefined) return
    // A page that cannot load it does without.
    import('./suggestion-line.tsx').then(({ SuggestionLine }) => setLine(() => SuggestionLine)).catch(console.warn)
  }, [])
  return <div className="hidden min-h-13 bg-sky in-data-suggested:block print:hidden">{Line && <Line />}</div>
}
