import { t } from '../language/t.ts'

/** Calculators in menu order. Separate from the definitions, so that pages that only list calculators load none of them. */
export const catalogue = [
  {
    /** The type is stored in `saved_calculations.calculator_type`: never change one. */
    type: 'Solar Calculator',
    /** The type in the page's language. */
    typeName: () => t('Solar Calculator'),
    slug: 'solar',
    label: () => t('Solar Calculator'),
    title: () => t('Solar Panel Calculator'),
    summary: () => t('Turn your electricity bill into a system size, yearly savings and a payback period.'),
    /** Set for calculators on the landing page. */
    featured: true,
    /** Group on the list of calculators. */
    topic: 'home',
  },
  {
    type: 'Battery Storage Calculator',
    typeName: () => t('Battery Storage Calculator'),
    slug: 'battery',
    label: () => t('Battery Sizing'),
    title: () => t('Battery Storage Calculator'),
    summary: () => t('Find the battery size for the hours you want to cover, and what it may cost.'),
    featured: true,
    topic: 'battery',
  },
  {
    type: 'Sun Path Analysis',
    typeName: () => t('Sun Path Analysis'),
    slug: 'sun-path',
    label: () => t('Sun Path Analysis'),
    title: () => t('Sun Path Analysis'),
    summary: () => t('Pick a place on the map and find the best slope and direction for panels there.'),
    featured: true,
    topic: 'home',
  },
  {
    type: 'Energy Usage',
    typeName: () => t('Energy Usage'),
    slug: 'energy-usage',
    label: () => t('Energy Usage'),
    title: () => t('Energy Usage Calculator'),
    summary: () => t('Add up your appliances and see what they use and cost in a day and a month.'),
    featured: true,
    topic: 'home',
  },
  {
    type: 'Battery Charge Calculator',
    typeName: () => t('Battery Charge Calculator'),
    slug: 'battery-charge',
    label: () => t('Battery Charge Calculator'),
    title: () => t('Solar Battery Charge Calculator'),
    summary: () => t('How fast your panels charge a battery, and how much in a day.'),
    featured: false,
    topic: 'battery',
  },
  {
    type: 'Sun Hours Calculator',
    typeName: () => t('Sun Hours Calculator'),
    slug: 'sun-hours',
    label: () => t('Sun Hours Calculator'),
    title: () => t('Sun Hours Calculator'),
    summary: () => t('Find how many hours of full sun it takes to fill your battery.'),
    featured: false,
    topic: 'battery',
  },
  {
    type: 'Panel Requirement Calculator',
    typeName: () => t('Panel Requirement Calculator'),
    slug: 'panel-requirement',
    label: () => t('Panel Requirements'),
    title: () => t('Solar Panel Requirement Calculator'),
    summary: () => t('Find how many panels recharge your battery with the sun you have.'),
    featured: false,
    topic: 'battery',
  },
  {
    type: 'Payback Period Calculator',
    typeName: () => t('Payback Period Calculator'),
    slug: 'payback-period',
    label: () => t('Payback Period'),
    title: () => t('Solar Investment Payback Calculator'),
    summary: () => t('See when the savings have paid for the system, and what you gain in 25 years.'),
    featured: false,
    topic: 'money',
  },
  {
    type: 'Solar Loan Calculator',
    typeName: () => t('Solar Loan Calculator'),
    slug: 'solar-loan',
    label: () => t('Solar Loan'),
    title: () => t('Solar Loan Calculator'),
    summary: () => t('Work out the monthly payment and the total cost of the loan.'),
    featured: false,
    topic: 'money',
  },
  {
    type: 'Energy Bill Comparison',
    typeName: () => t('Energy Bill Comparison'),
    slug: 'bill-comparison',
    label: () => t('Energy Bill Comparison'),
    title: () => t('Energy Bill Comparison'),
    summary: () => t('Compare a year of bills today with a year of bills with solar.'),
    featured: false,
    topic: 'money',
  },
] as const

export type CatalogueEntry = (typeof catalogue)[number]
export type CalculatorSlug = CatalogueEntry['slug']

type EntryOf<S extends CalculatorSlug> = Extract<CatalogueEntry, { slug: S }>

export function catalogueEntry<S extends CalculatorSlug>(slug: S): EntryOf<S> {
  return catalogue.find((entry) => entry.slug === slug) as EntryOf<S>
}

export const entryBySlug = (slug: string): CatalogueEntry | undefined => catalogue.find((entry) => entry.slug === slug)
export const entryByType = (type: string): CatalogueEntry | undefined => catalogue.find((entry) => entry.type === type)

export const featuredEntries = catalogue.filter((entry) => entry.featured)
