import { type CalculatorSlug, entryBySlug } from '#shared/calculators/catalogue.ts'
import { ARTICLE_PATH, CALCULATOR_PATH, matchPage, type PagePath } from '#shared/pages.ts'

/*
 * Source files behind each page, as named in the build's manifest. The server preloads their scripts and styles in the
 * page's head.
 */

const pageFiles: Readonly<Record<PagePath, string>> = {
  '/': 'landing',
  '/auth': 'auth',
  '/admin/login': 'admin-login',
  '/admin/articles': 'admin-articles',
  '/admin/users': 'admin-users',
  '/admin/messages': 'admin-messages',
  '/admin/subscribers': 'admin-subscribers',
  '/admin/log': 'admin-log',
  '/forgot-password': 'forgot-password',
  '/reset-password': 'reset-password',
  '/confirm-email': 'confirm-email',
  '/cancel-email-change': 'cancel-email-change',
  '/profile': 'profile',
  '/contact': 'contact',
  '/about-us': 'about',
  '/privacy': 'privacy',
  '/accuracy': 'accuracy',
  '/plan': 'plan',
  '/plan/home': 'plan-home',
  '/plan/sun': 'plan-sun',
  '/plan/system': 'plan-system',
  '/plan/money': 'plan-money',
  '/plan/answer': 'plan-answer',
  '/calculators': 'calculators',
  [CALCULATOR_PATH]: 'calculator',
  '/tips': 'tips',
  [ARTICLE_PATH]: 'article',
  '/newsletter/confirm': 'newsletter',
  '/newsletter/unsubscribe': 'newsletter',
}

/** Screen parts of single calculators. */
const slotFiles: { readonly [slug in CalculatorSlug]?: string } = {
  'energy-usage': 'src/features/calculators/appliance-inputs.tsx',
  'sun-path': 'src/pages/place-inputs.tsx',
}

export function listPreloadSources(path: string): string[] {
  const { pattern, slug = '' } = matchPage(path) ?? {}
  if (pattern === undefined) return ['src/pages/not-found.tsx']
  const page = `src/pages/${pageFiles[pattern]}.tsx`
  const calculator = pattern === CALCULATOR_PATH ? entryBySlug(slug)?.slug : undefined
  if (!calculator) return [page]
  const slot = slotFiles[calculator]
  return [page, `../shared/calculators/definitions/${calculator}.ts`, ...(slot ? [slot] : [])]
}
