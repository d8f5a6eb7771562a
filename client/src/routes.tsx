import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { ARTICLE_PATH, accessTo, CALCULATOR_PATH, type PagePath } from '#shared/pages.ts'
import { orReload } from './layout/or-reload.ts'
import LandingPage from './pages/landing.tsx'

interface PageProps {
  /** What the address names, on a page for many things: `solar` in /calculators/solar. */
  readonly slug: string
}

interface PageModule {
  readonly default: ComponentType<PageProps>
}

/** What shows each page, fetched when it is first wanted. */
export const pageLoaders: Readonly<Record<PagePath, () => Promise<PageModule>>> = {
  '/': async () => ({ default: LandingPage }),
  '/auth': () => import('./pages/auth.tsx'),
  '/admin/login': () => import('./pages/admin-login.tsx'),
  '/admin/articles': () => import('./pages/admin-articles.tsx'),
  '/admin/users': () => import('./pages/admin-users.tsx'),
  '/admin/messages': () => import('./pages/admin-messages.tsx'),
  '/admin/subscribers': () => import('./pages/admin-subscribers.tsx'),
  '/admin/log': () => import('./pages/admin-log.tsx'),
  '/profile': () => import('./pages/profile.tsx'),
  '/contact': () => import('./pages/contact.tsx'),
  '/about-us': () => import('./pages/about.tsx'),
  '/accuracy': () => import('./pages/accuracy.tsx'),
  '/calculators': () => import('./pages/calculators.tsx'),
  [CALCULATOR_PATH]: () => import('./pages/calculator.tsx'),
  '/tips': () => import('./pages/tips.tsx'),
  [ARTICLE_PATH]: () => import('./pages/article.tsx'),
  '/newsletter/confirm': async () => ({ default: (await import('./pages/newsletter.tsx')).ConfirmPage }),
  '/newsletter/unsubscribe': async () => ({ default: (await import('./pages/newsletter.tsx')).UnsubscribePage }),
}

/** Pages that come with the first scripts, so that they are there with the first paint. */
const eager: { readonly [path in PagePath]?: ComponentType<PageProps> } = { '/': LandingPage }

const Guard = lazy(() => orReload(() => import('./guard.tsx')))
const NotFoundPage = lazy(() => orReload(() => import('./pages/not-found.tsx')))

const screens = (Object.keys(pageLoaders) as PagePath[]).map((path) => ({
  path,
  access: accessTo(path),
  Page: eager[path] ?? lazy(() => orReload(pageLoaders[path])),
}))

/** The page of the present address, behind the guard that it needs. */
export function Routes() {
  return (
    <Switch>
      {screens.map(({ path, access, Page }) => (
        <Route key={path} path={path}>
          {({ slug = '' }: { slug?: string }) =>
            // Without the key, the state of one thing's page would live on in the next one's.
            access === 'anyone' ? <Page key={slug} slug={slug} /> : <Guard access={access} Guarded={Page} />
          }
        </Route>
      ))}
      <Route component={NotFoundPage} />
    </Switch>
  )
}
