import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '..', 'support', 'faulty-server.ts')

test('An error that nothing catches ends its own answer, is logged and counted, and others go on', async () => {
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines: Record<string, unknown>[] = []
  const output = createInterface(server.stdout).on('line', (line) => lines.push(JSON.parse(line)))
  await once(output, 'line')
  const ask = (path: string) => fetch(`http://127.0.0.1:${lines[0]?.port}${path}`)

  const unharmed = await ask('/unharmed')
  const failing = ['/timer', '/stream', '/promise', '/later']
  for (const path of failing) await expect(ask(path).then((answer) => answer.text())).rejects.toThrow('terminated')
  process.kill(Number(server.pid), 'SIGUSR2')
  await expect.poll(() => lines.length).toBe(2 + failing.length)
  expect(await (await ask('/counted')).json()).toEqual(['answer', 'answer', 'answer', 'answer', 'other'])
  const logged = lines.slice(1).map(({ msg, request, error }) => [msg, request, (error as Error).message])
  expect(logged).toEqual([...failing, undefined].map((request) => ['An error was not caught', request, 'on purpose']))
  // Begun before the faults.
  expect(unharmed.body).not.toBeNull()
  const reader = unharmed.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('begun')
  server.kill()
  await reader?.cancel().catch(() => {})
})
