import { catalogue } from '#shared/calculators/catalogue.ts'
import { t } from '#shared/language/t.ts'
import type { FixedPath } from '#shared/pages.ts'
import { adminPageDescriptions } from './admin-page-descriptions.ts'

/* Descriptions for search engines and link previews; apart from the table of pages, because browsers need none. */

const descriptions: Readonly<Record<FixedPath, () => string>> = {
  '/': () =>
    t(
      'Plan solar for your home with free calculators: system size, battery, roof slope, payback, loan and bill. Every step is shown.',
    ),
  '/plan': () =>
    t(
      'Is solar worth it for your home? See the right size, the cost, the payback and how sure we are. Free, and no account needed.',
    ),
  '/plan/home': () =>
    t('Your town and your electricity bill. We fill the gaps with typical figures for your area and mark them.'),
  '/plan/sun': () =>
    t(
      'How much electricity solar panels make on each face of your roof, hour by hour, with slope, direction and shade.',
    ),
  '/plan/system': () =>
    t(
      'How many panels, and whether to add a battery: the smallest system that pays for itself, the best value and the one that matches your yearly use.',
    ),
  '/plan/money': () =>
    t(
      'What solar costs and saves at your prices: electricity price, export rate, incentives, and paying by cash, loan or lease.',
    ),
  '/plan/answer': () =>
    t('Is solar worth it for your home, how sure are we, and what could change that? With every formula.'),
  '/calculators': () =>
    t('Calculators for solar at home: panels, batteries, sun path, appliances, payback, loans and bills.'),
  '/tips': () =>
    t(
      'Articles about solar at home in plain words, with their sources: how to choose a system, size it, pay for it and look after it.',
    ),
  '/about-us': () => t('Why we built Helioplan, how we work, and what we offer to people who plan solar at home.'),
  '/contact': () => t("Have questions about solar energy? We'd love to help!"),
  '/accuracy': () =>
    t(
      'How we checked our solar model against published figures: sun positions, solar output and best slopes, with every error shown.',
    ),
  '/developers': () =>
    t('A free solar API for any place, without a key: our own, and the addresses of PVGIS and PVWatts.'),
  '/solar': () =>
    t(
      'How much electricity solar panels make around the world, town by town, with the best slope, the size and the payback.',
    ),
  '/solar/data': () =>
    t('Solar output per kilowatt-peak with its range, best slope and direction by town. Free to use, as CSV and JSON.'),
  '/privacy': () =>
    t('What Helioplan stores about you and for how long, what stays in your browser, and who else gets data.'),
  '/auth': () => t('Sign in or register to save your solar calculations and come back to them later.'),
  '/forgot-password': () => t('Enter your email address. We will send a link to choose a new password.'),
  '/reset-password': () => t('Choose a new password for your account.'),
  '/confirm-email': () => t('Confirm the email address of your account.'),
  '/release-email': () => t('Take your email address off an account that is not yours.'),
  '/cancel-email-change': () => t('Keep the current email address of your account.'),
  '/profile': () => t('Your account and your saved calculations.'),
  '/newsletter/confirm': () => t('Confirm that you want our newsletter.'),
  '/newsletter/unsubscribe': () => t('Stop our newsletter.'),
  ...adminPageDescriptions,
}

/** @param path of a row in the table of pages */
export function describePage(path: string): string {
  const calculator = catalogue.find(({ slug }) => path === `/calculators/${slug}`)
  return calculator ? calculator.summary() : descriptions[path as FixedPath]()
}
