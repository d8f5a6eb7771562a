import type { Handlers } from '../http/mount.ts'
import { buildSolarPage, findSolarPlace } from './solar-pages.ts'

/** Data of pages that a visitor opens from another page; the server renders the first one itself. */
export const solarRoutes = {
  solarPage: async ({ input: { slug } }) => {
    const place = await findSolarPlace(slug)
    const target = place.kind === 'moved' ? await findSolarPlace(place.slug) : place
    return buildSolarPage(target.kind === 'moved' ? { kind: 'missing', nearest: [] } : target)
  },
} satisfies Partial<Handlers>
