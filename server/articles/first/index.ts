import type { Language } from '#shared/language/languages.ts'
import { type ArticleText, joinUnits, type TranslatedArticleText } from '../article-text.ts'
import de from './de/index.ts'
import cashLoanOrLease from './en/cash-loan-or-lease.ts'
import chargingAnElectricCar from './en/charging-an-electric-car-with-solar.ts'
import choosingAnInstaller from './en/choosing-an-installer.ts'
import homeBatteries from './en/home-batteries.ts'
import systemSize from './en/how-big-should-your-solar-system-be.ts'
import howLongPanelsLast from './en/how-long-do-solar-panels-last.ts'
import howThePlannerWorks from './en/how-the-planner-works.ts'
import lookingAfterYourPanels from './en/looking-after-your-panels.ts'
import netMeteringAndNetBilling from './en/net-metering-and-net-billing.ts'
import readingYourElectricityBill from './en/reading-your-electricity-bill.ts'
import roofTiltAndDirection from './en/roof-tilt-and-direction.ts'
import solarInWinter from './en/solar-in-winter.ts'
import es from './es/index.ts'
import fr from './fr/index.ts'
import hi from './hi/index.ts'
import ptBr from './pt-BR/index.ts'

interface ArticleRow {
  /** Address and name of the text's file: never changes. */
  readonly slug: string
  readonly category: string
  /** Shipped with the site. */
  readonly image: `/images/${string}.jpg`
  readonly text: ArticleText
}

/** In reading order. */
const rows: readonly ArticleRow[] = [
  {
    slug: 'reading-your-electricity-bill',
    category: 'Basics',
    image: '/images/appliances.jpg',
    text: readingYourElectricityBill,
  },
  {
    slug: 'how-big-should-your-solar-system-be',
    category: 'Planning',
    image: '/images/panels-close.jpg',
    text: systemSize,
  },
  { slug: 'how-the-planner-works', category: 'Planning', image: '/images/bill.jpg', text: howThePlannerWorks },
  { slug: 'roof-tilt-and-direction', category: 'Planning', image: '/images/sun-path.jpg', text: roofTiltAndDirection },
  { slug: 'home-batteries', category: 'Batteries', image: '/images/battery.jpg', text: homeBatteries },
  {
    slug: 'net-metering-and-net-billing',
    category: 'Money',
    image: '/images/about.jpg',
    text: netMeteringAndNetBilling,
  },
  { slug: 'cash-loan-or-lease', category: 'Money', image: '/images/bill.jpg', text: cashLoanOrLease },
  { slug: 'choosing-an-installer', category: 'Buying', image: '/images/roof-install.jpg', text: choosingAnInstaller },
  {
    slug: 'looking-after-your-panels',
    category: 'Ownership',
    image: '/images/panels-close.jpg',
    text: lookingAfterYourPanels,
  },
  { slug: 'solar-in-winter', category: 'Seasons', image: '/images/winter.jpg', text: solarInWinter },
  {
    slug: 'how-long-do-solar-panels-last',
    category: 'Ownership',
    image: '/images/roof-install.jpg',
    text: howLongPanelsLast,
  },
  {
    slug: 'charging-an-electric-car-with-solar',
    category: 'Basics',
    image: '/images/hero.jpg',
    text: chargingAnElectricCar,
  },
]

/** By language, then by slug of the English article. */
const translations: Readonly<Partial<Record<Language, Readonly<Record<string, TranslatedArticleText>>>>> = {
  de,
  es,
  fr,
  'pt-BR': ptBr,
  hi,
}

/** In all languages. */
export const articleTexts: readonly ArticleText[] = [
  ...rows.map(({ text }) => text),
  ...Object.values(translations).flatMap((articles) => Object.values(articles)),
]

/** For a new database. */
export const seedArticles = rows.map(({ text, ...row }) => ({
  ...row,
  title: text.title,
  content: joinUnits(text.content),
}))

/** Of the articles above, by their English slug. */
export const seedTranslations = Object.entries(translations).flatMap(([language, articles]) =>
  Object.entries(articles).map(([englishSlug, { slug, title, content }]) => ({
    englishSlug,
    language: language as Language,
    slug,
    title,
    content: joinUnits(content),
  })),
)
