import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FOLDER = new URL('../../docs/decisions/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8')

test('lists every decision record with its title, status and date', () => {
  const rows = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const record = read(file)
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(record) ?? []
      const [, date, status] = /^Date: (\S+)\. Status: (accepted|superseded)/m.exec(record) ?? []
      expect(file.slice(0, 4)).toBe(number?.padStart(4, '0'))
      return `| ${number} | [${title}](${file}) | ${status} | ${date} |`
    })
  const listed = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(0, line.lastIndexOf('|', line.length - 2) + 1))
  expect(listed).toEqual(rows)
})
