import { expect, test } from 'vitest'
import { createLog } from '../../server/http/log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog('info', { write: (line) => lines.push(line) }))
  return lines.join('')
}

test('A line is one JSON object', () => {
  const line = logged((log) => log.info({ request: 'r1', status: 200 }, 'Request'))
  expect(JSON.parse(line)).toMatchObject({ level: 30, request: 'r1', status: 200, msg: 'Request' })
})

test('Passwords, cookies and session ids are redacted', () => {
  const secret = 'sunlit-roof-42'
  const text = logged((log) => {
    log.info({ password: secret, cookie: secret, sid: secret }, 'at the top')
    log.info({ body: { password: secret }, headers: { cookie: secret, authorization: secret } }, 'one below')
    log.info({ request: { headers: { cookie: secret, 'set-cookie': secret }, session: secret } }, 'two below')
  })
  expect(text).not.toContain(secret)
  expect(text.trim().split('\n')).toHaveLength(3)
})

test('An error is logged with its causes, without query values', () => {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const error = new Error('Failed query: select $1\nparams: ada@example.org', { cause })
  const line = JSON.parse(logged((log) => log.error({ error }, 'A query failed')))
  expect(line.error).toMatchObject({
    message: 'Failed query: select $1',
    cause: { message: 'deadlock detected', code: '40P01' },
  })
  expect(JSON.stringify(line)).not.toContain('ada@example.org')
})
