/** Calculators in menu order. Separate from the definitions, so that pages that only list calculators load none of them. */
export const catalogue = [
  {
    /** Stored in `saved_calculations.calculator_type`: never change one. */
    type: 'Solar Calculator',
    slug: 'solar',
    label: 'Solar Calculator',
    title: 'Solar Panel Calculator',
    summary: 'Turn your electricity bill into a system size, yearly savings and a payback period.',
    /** Shown on the landing page. */
    featured: true,
    /** Without size and extension. */
    picture: 'panels-close',
  },
  {
    type: 'Battery Storage Calculator',
    slug: 'battery',
    label: 'Battery Sizing',
    title: 'Battery Storage Calculator',
    summary: 'Size a battery for the hours you want to be covered, and see what it may cost.',
    featured: true,
    picture: 'battery',
  },
  {
    type: 'Sun Path Analysis',
    slug: 'sun-path',
    label: 'Sun Path Analysis',
    title: 'Sun Path Analysis',
    summary: 'Pick a place on the map and find how panels there should be tilted and turned.',
    featured: true,
    picture: 'sun-path',
  },
  {
    type: 'Energy Usage',
    slug: 'energy-usage',
    label: 'Energy Usage',
    title: 'Energy Usage Calculator',
    summary: 'Add up your appliances and see what they use and cost in a day and a month.',
    featured: true,
    picture: 'appliances',
  },
  {
    type: 'Battery Charge Calculator',
    slug: 'battery-charge',
    label: 'Battery Charge Calculator',
    title: 'Solar Battery Charge Calculator',
    summary: 'See the current your panels deliver and the charge they put in over a day.',
    featured: false,
    picture: 'roof-install',
  },
  {
    type: 'Sun Hours Calculator',
    slug: 'sun-hours',
    label: 'Sun Hours Calculator',
    title: 'Sun Hours Calculator',
    summary: 'Find how many hours of full sun it takes to fill your battery.',
    featured: false,
    picture: 'winter',
  },
  {
    type: 'Panel Requirement Calculator',
    slug: 'panel-requirement',
    label: 'Panel Requirements',
    title: 'Solar Panel Requirement Calculator',
    summary: 'Count the panels that refill your battery with the sun you have.',
    featured: false,
    picture: 'panels-close',
  },
  {
    type: 'Payback Period Calculator',
    slug: 'payback-period',
    label: 'Payback Period',
    title: 'Solar Investment Payback Calculator',
    summary: 'See when the savings have paid for the system, and what 25 years bring.',
    featured: false,
    picture: 'about',
  },
  {
    type: 'Solar Loan Calculator',
    slug: 'solar-loan',
    label: 'Solar Loan',
    title: 'Solar Loan Calculator',
    summary: 'Work out the monthly payment and what the loan costs in all.',
    featured: false,
    picture: 'hero',
  },
  {
    type: 'Energy Bill Comparison',
    slug: 'bill-comparison',
    label: 'Energy Bill Comparison',
    title: 'Energy Bill Comparison',
    summary: 'Compare a year of bills today with a year of bills with solar.',
    featured: false,
    picture: 'bill',
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
