import { describe, expect, test } from 'vitest'
import { cookieOf, openWebsite, PASSWORD } from '../support/website.ts'

const site = await openWebsite()
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

interface Listed {
  readonly id: number
  readonly device: string
  readonly lastSeenAt: string
  readonly isThis: boolean
}

async function signedIn(username: string, userAgent: string) {
  const answer = await site
    .visitor()
    .post('/api/login')
    .set('User-Agent', userAgent)
    .send({ username, password: PASSWORD })
    .expect(200)
  return cookieOf(answer)
}
const by = (cookie: string) => ({
  list: async () =>
    (await site.visitor().get('/api/user/sessions').set('Cookie', cookie).expect(200)).body as readonly Listed[],
  end: (id: number) => site.visitor().delete(`/api/user/sessions/${id}`).set('Cookie', cookie),
  endOthers: () => site.visitor().delete('/api/user/sessions').set('Cookie', cookie),
  user: () => site.visitor().get('/api/user').set('Cookie', cookie),
})

describe('The list of one’s sessions', () => {
  test('names devices, marks the current one, and contains no session id', async () => {
    const { username } = await site.person()
    const [pc, phone] = [await signedIn(username, FIREFOX), await signedIn(username, IPHONE)]
    const list = await by(pc).list()
    expect(list.map(({ device, isThis }) => [device, isThis]).sort()).toEqual([
      ['Firefox on Windows', true],
      ['Safari on an iPhone', false],
    ])
    for (const { lastSeenAt } of list) expect(Math.abs(Date.parse(lastSeenAt) - Date.now())).toBeLessThan(60_000)
    for (const cookie of [pc, phone]) {
      const sid =
        decodeURIComponent(cookie.split('=')[1] ?? '')
          .slice(2)
          .split('.')[0] ?? ''
      expect(sid).toMatch(/^[\w-]{32}$/)
      expect(JSON.stringify(list)).not.toContain(sid)
    }
  })

  test('ends one or all others, but not another user’s', async () => {
    const [{ username }, other] = [await site.person(), await site.user()]
    const cookies = [await signedIn(username, FIREFOX), await signedIn(username, IPHONE), await signedIn(username, '')]
    const [here = '', phone = '', third = ''] = cookies
    const iphone = (await by(here).list()).find(({ device }) => device === 'Safari on an iPhone')
    await other.agent.delete(`/api/user/sessions/${iphone?.id}`).send({}).expect(404)
    await by(phone).user().expect(200)
    await by(here)
      .end(iphone?.id ?? 0)
      .expect(204)
    await by(phone).user().expect(401)
    await by(third).user().expect(200)
    await by(here).endOthers().expect(204)
    await by(third).user().expect(401)
    expect(await by(here).list()).toHaveLength(1)
    await other.agent.get('/api/user').expect(200)
  })

  test('shows the last visit, stored at most every ten minutes', async () => {
    const { username } = await site.person()
    const cookie = await signedIn(username, FIREFOX)
    const seen = (minutes: number) =>
      site.sql.query(
        `update sessions set sess = (sess::jsonb || jsonb_build_object('renewedAt', $2::bigint))::json where sid = $1`,
        [
          decodeURIComponent(cookie.split('=')[1] ?? '')
            .slice(2)
            .split('.')[0],
          Date.now() - minutes * 60_000,
        ],
      )
    const ago = async () => {
      const [{ lastSeenAt } = { lastSeenAt: '' }] = await by(cookie).list()
      return Math.round((Date.now() - Date.parse(lastSeenAt)) / 60_000)
    }
    await seen(9)
    await by(cookie).user().expect(200)
    expect(await ago()).toBe(9)
    await seen(11)
    await by(cookie).user().expect(200)
    expect(await ago()).toBe(0)
  })
})

describe('An administrator', () => {
  test('ends all sessions of a user, which is logged', async () => {
    const [admin, { agent, id, username }] = [await site.admin(), await site.user()]
    await admin.agent.delete(`/api/admin/users/${id}/sessions`).send({}).expect(204)
    await agent.get('/api/user').expect(401)
    const { entries } = (await admin.agent.get('/api/admin/log').expect(200)).body
    expect(entries[0]).toMatchObject({
      adminName: admin.username,
      action: 'Signed user out',
      subject: username,
      subjectId: String(id),
    })
    await admin.agent.delete('/api/admin/users/999999/sessions').send({}).expect(404, 'There is no such user')
  })
})
