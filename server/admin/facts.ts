import { listDueFacts } from '#shared/presets/due-facts.ts'
import type { Handlers } from '../http/mount.ts'

export const factRoutes = {
  listDueFacts: async () => ({ facts: [...(await listDueFacts(new Date().toISOString().slice(0, 10)))] }),
} satisfies Partial<Handlers>
