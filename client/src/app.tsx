import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { AdminOnly, UserOnly } from './guards.tsx'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Footer } from './layout/footer.tsx'
import { NavBar } from './layout/nav-bar.tsx'
import { useArrival } from './layout/use-arrival.ts'
import LandingPage from './pages/landing.tsx'
import { PageSpinner } from './ui/spinner.tsx'
import { Toaster } from './ui/toast.tsx'

const AuthPage = lazy(() => import('./pages/auth.tsx'))
const AdminLoginPage = lazy(() => import('./pages/admin-login.tsx'))
const AdminArticlesPage = lazy(() => import('./pages/admin-articles.tsx'))
const AdminUsersPage = lazy(() => import('./pages/admin-users.tsx'))
const AdminMessagesPage = lazy(() => import('./pages/admin-messages.tsx'))
const AdminSubscribersPage = lazy(() => import('./pages/admin-subscribers.tsx'))
const AdminLogPage = lazy(() => import('./pages/admin-log.tsx'))
const ProfilePage = lazy(() => import('./pages/profile.tsx'))
const ContactPage = lazy(() => import('./pages/contact.tsx'))
const AboutPage = lazy(() => import('./pages/about.tsx'))
const CalculatorsPage = lazy(() => import('./pages/calculators.tsx'))
const CalculatorPage = lazy(() => import('./pages/calculator.tsx'))
const ArticlePage = lazy(() => import('./pages/article.tsx'))
const AccuracyPage = lazy(() => import('./pages/accuracy.tsx'))
const NewsletterPage = lazy(() => import('./pages/newsletter.tsx'))
const NotFoundPage = lazy(() => import('./pages/not-found.tsx'))

export function App() {
  const [path] = useLocation()
  useArrival(path)
  return (
    <>
      <a href="#content" className="sr-only-focusable button button-primary fixed top-3 left-3 z-50">
        Skip to content
      </a>
      <NavBar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary key={path}>
          <Suspense fallback={<PageSpinner />}>
            <Routes />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <Toaster />
    </>
  )
}

function Routes() {
  return (
    <Switch>
      <Route path="/" component={LandingPage} />
      <Route path="/auth" component={AuthPage} />
      <Route path="/admin/login" component={AdminLoginPage} />
      <Route path="/admin/articles">{() => <AdminOnly page={AdminArticlesPage} />}</Route>
      <Route path="/admin/users">{() => <AdminOnly page={AdminUsersPage} />}</Route>
      <Route path="/admin/messages">{() => <AdminOnly page={AdminMessagesPage} />}</Route>
      <Route path="/admin/subscribers">{() => <AdminOnly page={AdminSubscribersPage} />}</Route>
      <Route path="/admin/log">{() => <AdminOnly page={AdminLogPage} />}</Route>
      <Route path="/profile">{() => <UserOnly page={ProfilePage} />}</Route>
      <Route path="/contact" component={ContactPage} />
      <Route path="/about-us" component={AboutPage} />
      <Route path="/calculators" component={CalculatorsPage} />
      <Route path="/calculators/:slug">{({ slug }) => <CalculatorPage key={slug} slug={slug} />}</Route>
      <Route path="/tips/:slug">{({ slug }) => <ArticlePage key={slug} slug={slug} />}</Route>
      <Route path="/accuracy" component={AccuracyPage} />
      <Route path="/newsletter/confirm">{() => <NewsletterPage purpose="confirm" />}</Route>
      <Route path="/newsletter/unsubscribe">{() => <NewsletterPage purpose="unsubscribe" />}</Route>
      <Route component={NotFoundPage} />
    </Switch>
  )
}
