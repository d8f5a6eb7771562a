import { desc } from 'drizzle-orm'
import { ADMIN_ROWS_A_PAGE } from '#shared/contract/sizes.ts'
import { adminLog } from '#shared/tables.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/mount.ts'
import { pageAt, pagesOf } from './paging.ts'

export const logRoutes = ({ db }: Deps) =>
  ({
    async listLog({ input: { page } }) {
      const { limit, offset } = pageAt(page, ADMIN_ROWS_A_PAGE)
      const entries = await db.select().from(adminLog).orderBy(desc(adminLog.id)).limit(limit).offset(offset)
      return { entries, totalPages: pagesOf(await db.$count(adminLog), ADMIN_ROWS_A_PAGE) }
    },
  }) satisfies Partial<Handlers>
