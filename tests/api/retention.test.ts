import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { applyRetention } from '../../server/database/retention.ts'
import { openWebsite } from '../support/website.ts'

const site = await openWebsite({
  config: (defaults) => ({ ...defaults, retentionDays: { messages: 100, log: 50, pictures: 10 } }),
})
const { id: authorId } = await site.person({ isAdmin: true })
const cleanNow = () => applyRetention({ ...site, pool: site.sql })
const column = async (query: string) => (await site.sql.query<{ of: string }>(query)).rows.map(({ of }) => of).sort()

describe('Rows with a configured retention', () => {
  test('deletes messages after their retention', async () => {
    await site.sql.query(
      `insert into contact_messages (name, email, message, created_at)
       select 'age ' || age, 'a@example.com', 'Ten letters', now() - age * interval '1 day' from unnest(array[0, 99, 101, 800]) age`,
    )
    await cleanNow()
    expect(await column('select name as of from contact_messages')).toEqual(['age 0', 'age 99'])
  })

  test('deletes log entries after their retention', async () => {
    await site.sql.query(
      `insert into admin_log (admin_name, action, subject, created_at)
       select 'a', 'b', 'age ' || age, now() - age * interval '1 day' from unnest(array[0, 49, 51]) age`,
    )
    await cleanNow()
    expect(await column('select subject as of from admin_log')).toEqual(['age 0', 'age 49'])
  })

  test('deletes pictures that no article uses', async () => {
    const [cover, inText, unused, former, young] = Array.from({ length: 5 }, () => randomBytes(32).toString('hex'))
    for (const [id, age] of [
      [cover, 11],
      [inText, 11],
      [unused, 11],
      [former, 11],
      [young, 9],
    ] as const)
      await site.sql.query(
        `insert into uploads (id, content_type, bytes, width, height, created_at)
         values ($1, 'image/webp', '', 1, 1, now() - $2 * interval '1 day')`,
        [id, age],
      )
    const content = `<p>Words <img src="/uploads/${inText}.webp"> and <img src="/uploads/${former}.webp"></p>`
    const article = await site.article(authorId, { image: `/uploads/${cover}.webp`, content })
    await site.sql.query('update articles set content = replace(content, $1, $2) where id = $3', [
      former,
      inText,
      article.id,
    ])
    await cleanNow()
    expect(await column('select id as of from uploads')).toEqual([cover, inText, young].sort())
    await site.sql.query('delete from articles where id = $1', [article.id])
    await cleanNow()
    expect(await column('select id as of from uploads')).toEqual([young])
  })

  test('deletes in batches', async () => {
    await site.sql.query(
      `insert into contact_messages (name, email, message, created_at)
       select 'old', 'a@example.com', 'Ten letters', now() - interval '101 days' from generate_series(1, 1200)`,
    )
    const sizes: number[] = []
    await applyRetention({
      ...site,
      pool: {
        query: async (text: string, values: [number]) => {
          const answer = await site.sql.query(text, values)
          if (text.includes('contact_messages')) sizes.push(answer.rowCount ?? 0)
          return answer
        },
      } as unknown as typeof site.sql,
    })
    expect(sizes.length).toBeGreaterThan(1)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1200)
  })
})
