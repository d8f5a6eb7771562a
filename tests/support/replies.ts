import { catalogueEntry } from '#shared/calculators/catalogue.ts'
import type { ArticleCard, LocalizedArticle, Reply, SavedCalculation, User } from '#shared/contract/api.ts'
import { examples } from './examples.ts'

type Message = Reply<'updateMessage'>

/** A user reply with overrides. */
export const userReply = (more: Partial<User> = {}): User => ({
  id: 1,
  username: 'ada',
  email: 'ada@example.org',
  country: 'Portugal',
  language: 'en',
  firstName: null,
  lastName: null,
  isAdmin: false,
  pendingEmail: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...more,
})

export const adminReply = (more: Partial<User> = {}): User => userReply({ username: 'grace', isAdmin: true, ...more })

/** Replies that every page of the admin area needs. */
export const asAdmin = {
  adminCheck: (): Reply<'adminCheck'> => ({ isAdmin: true }),
  listDueFacts: (): Reply<'listDueFacts'> => ({ facts: [] }),
}

/** Replies that the profile of an account without anything needs. */
export const asUser = {
  listCalculations: (): Reply<'listCalculations'> => [],
  listHomes: (): Reply<'listHomes'> => [],
  listSessions: (): Reply<'listSessions'> => [],
  secondFactors: (): Reply<'secondFactors'> => ({ passkeys: [], hasAuthenticator: false, recoveryCodesLeft: 0 }),
}

type ListedArticle = LocalizedArticle & ArticleCard

/** An article as it is listed and read. */
export const articleReply = (more: Partial<ListedArticle> = {}): ListedArticle => ({
  id: 1,
  title: 'Sunlight',
  slug: 'sunlight',
  category: 'Basics',
  image: '/images/bill.jpg',
  content: '<p>The <strong>sun</strong> shines.</p>',
  language: 'en',
  slugs: { en: 'sunlight' },
  outdatedTranslations: [],
  authorId: 1,
  revision: 1,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...more,
})

export const messageReply = (more: Partial<Message> = {}): Message => ({
  id: 1,
  name: 'Ada',
  email: 'ada@example.org',
  message: 'How large a battery do I need?\nTwo people live here.',
  readAt: null,
  answeredAt: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...more,
})

export const calculationReply = (more: Partial<SavedCalculation> = {}): SavedCalculation => {
  const [{ inputs, results, notes }] = examples.solar
  return {
    id: 1,
    userId: 1,
    calculatorType: catalogueEntry('solar').type,
    methodVersion: 1,
    inputs,
    results,
    notes,
    createdAt: '2026-03-01T12:00:00.000Z',
    ...more,
  }
}
