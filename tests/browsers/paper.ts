import { inflateSync } from 'node:zlib'

/** Number of sheets of a PDF whose list of pages is compressed, as Firefox writes it. */
export function countSheets(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/\/Type \/ObjStm.*?stream\r?\n(.*?)\r?\nendstream/gs)
  const objects = [...streams].map(([, deflated = '']) =>
    inflateSync(Buffer.from(deflated, 'latin1')).toString('latin1'),
  )
  return objects.join('\n').match(/\/Type \/Page\b/g)?.length ?? 0
}

/**
 * Runs in a page: applies the print styles to the screen, for browsers that cannot emulate print. Page breaks and
 * `matchMedia('print')` stay as they are on screen.
 */
export function applyPrintStyles() {
  function apply(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const words = rule.media.mediaText
        if (/\bprint\b/.test(words)) rule.media.mediaText = words.replace('print', 'all')
        else if (/\bscreen\b/.test(words)) rule.media.mediaText = 'not all'
      }
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList)
    }
  }
  for (const { cssRules } of document.styleSheets) apply(cssRules)
  dispatchEvent(new Event('beforeprint'))
}
