import type { TownRow } from './town-table.ts'

/** Figures of the indexed towns, as `npm run towns` writes them to figures.json. */
export interface TownFiguresFile {
  /** `MODEL_VERSION` */
  readonly version: string
  /** `{ISO code}/{region}/{slug}`, a tab, and the figures as `formatTownFigures` writes them. */
  readonly towns: readonly string[]
}

export const townKey = ({ country, region, slug }: Pick<TownRow, 'country' | 'region' | 'slug'>) =>
  `${country}/${region}/${slug}`

/** Unparsed figures by key of the town. */
export const readTownFigures = ({ towns }: TownFiguresFile): ReadonlyMap<string, string> =>
  new Map(
    towns.map((line) => {
      const end = line.indexOf('\t')
      return [line.slice(0, end), line.slice(end + 1)] as const
    }),
  )
