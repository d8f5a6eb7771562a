import type { Reply } from '#shared/contract/api.ts'

export type ContactMessage = Reply<'listMessages'>['messages'][number]
