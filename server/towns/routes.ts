import type { Handlers } from '../http/mount.ts'
import type { SolarPages } from './solar-pages.ts'

/** For pages that a visitor opens from another page; the server renders the first one itself. */
export const solarRoutes = ({ find, build }: SolarPages) =>
  ({
    solarPage: async ({ input: { slug } }) => {
      const place = await find(slug)
      const target = place.kind === 'moved' ? await find(place.slug) : place
      return build(target.kind === 'moved' ? { kind: 'missing', nearest: [] } : target)
    },
  }) satisfies Partial<Handlers>
