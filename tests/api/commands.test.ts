import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resetPassword } from '../../server/accounts/reset-password.ts'
import { makeAdmin } from '../../server/admin/make-admin.ts'
import { openWebsite, PASSWORD } from '../support/website.ts'

const root = join(import.meta.dirname, '..', '..')
const site = await openWebsite()
const env = {
  DATABASE_URL: site.database.url,
  SESSION_SECRET: 'a secret for tests only of forty characters',
  PUBLIC_URL: 'https://solar.example.com',
}

describe('npm run make-admin', () => {
  test('makes a registered user an administrator, in any spelling of the name', async () => {
    const { agent, username } = await site.user()
    expect(await makeAdmin(root, env, ` ${username.toUpperCase()} `)).toBe(`${username} is an administrator now.`)
    expect((await agent.get('/api/admin/check')).body).toEqual({ isAdmin: true })
  })

  test('reports missing arguments', async () => {
    await expect(makeAdmin(root, env, undefined)).rejects.toThrow('Say whom: npm run make-admin -- USERNAME')
    await expect(makeAdmin(root, env, 'nobody')).rejects.toThrow('There is no user named "nobody".')
  })
})

describe('npm run reset-password', () => {
  const linkIn = (text: string) =>
    /^ {2}https:\/\/solar\.example\.com\/reset-password#token=([\w-]{43})$/m.exec(text)?.[1]

  test('prints a link to choose a new password while the site runs', async () => {
    const { agent, username } = await site.user()
    const token = linkIn(await resetPassword(root, env, [username.toUpperCase()]))
    await agent.get('/api/user').expect(200)
    const password = 'another quite long sentence'
    await site.visitor().post('/api/password/reset').send({ token, password }).expect(204)
    await site.visitor().post('/api/login').send({ username, password }).expect(200)
    await agent.get('/api/user').expect(401)
  })

  test('removes second factors only with the flag', async () => {
    const { agent, id, username } = await site.user()
    await site.sql.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
       values ($1, 'lost', '', 0, '[]', 'Lost phone')`,
      [id],
    )
    const login = async () => (await site.visitor().post('/api/login').send({ username, password: PASSWORD })).body
    await resetPassword(root, env, [username])
    expect((await login()).ticket).toBeDefined()
    expect(linkIn(await resetPassword(root, env, [username, '--remove-second-factor']))).toBeDefined()
    expect((await login()).username).toBe(username)
    await agent.get('/api/user').expect(401)
  })

  test('reports missing arguments', async () => {
    await expect(resetPassword(root, env, [])).rejects.toThrow('Say whose: npm run reset-password -- USERNAME')
    await expect(resetPassword(root, env, ['nobody'])).rejects.toThrow('There is no user named "nobody".')
  })
})
