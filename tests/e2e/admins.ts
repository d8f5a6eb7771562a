import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { firstAdmin } from '../support/first-admin.ts'

/** The administrator that the site was started with. */
export function administrator() {
  const { username, password } = firstAdmin
  return { username, password }
}

/** Signs this page's browser in as the administrator. */
export async function signInAsAdmin({ request }: { request: APIRequestContext }) {
  const answer = await request.post('/api/admin/login', { data: administrator() })
  expect(answer.status(), await answer.text()).toBe(200)
}

export interface StoredArticle {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly category: string
  readonly image: string
  readonly content: string
  readonly revision: number
}

/** An article of this test alone. */
export async function newArticle(page: Page, more: Partial<StoredArticle> = {}): Promise<StoredArticle> {
  const mark = randomUUID().slice(0, 8)
  const data = {
    title: `Sunlight ${mark}`,
    category: 'Basics',
    image: '/images/bill.jpg',
    slug: `sunlight-${mark}`,
    content: '<p>The <strong>sun</strong> shines.</p>',
    ...more,
  }
  const answer = await page.request.post('/api/articles', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** The article as it is stored. */
export async function storedArticle(page: Page, slug: string): Promise<StoredArticle> {
  const answer = await page.request.get(`/api/articles/${slug}`)
  expect(answer.status()).toBe(200)
  return answer.json()
}
