import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/* What the process keeps between requests is listed in docs/caching.md, with its bound. */

const FOLDER = new URL('../..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')

/** Makes something that may hold entries for longer than a call: a cache, an empty table (sets only collect what is seen), or a stored promise. */
const KEEPS = [
  /\bcreate\w*Cache(<.*>)?\(/,
  /\bnew Memo\(/,
  /\bnew (Weak)?Map(<.*>)?\(\)/,
  /^let \w+: Promise<.*undefined$/,
  /= loadOnce\(/,
]

/** Tables of these end with the call that makes them. */
const ENDS_WITH_ITS_CALL = [
  'server/database/backup.ts',
  'server/http/mount.ts',
  'server/public-api/parameters.ts',
  'server/towns/choose-towns.ts',
  'shared/energy/csv-table.ts',
  'shared/energy/imported-year.ts',
  'shared/finance/range.ts',
  'shared/home/incentives.ts',
  'shared/home/parse.ts',
  'shared/plan/basis/assumption-log.ts',
  'shared/plan/kinds/recommend-off-grid.ts',
  'shared/plan/recommend-system.ts',
  'shared/plan/roof-solar-output.ts',
  'shared/plan/basis/time-sliced.ts',
  'shared/home/scenario.ts',
]

const keeping = ['server', 'shared']
  .flatMap((folder) =>
    readdirSync(new URL(folder, FOLDER), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith('.ts'))
  .filter((path) => !/^server\/(cli|tools|seed|articles\/first)\//.test(path))
  .filter((path) =>
    read(path)
      .split('\n')
      .some((line) => !/^(export function|import) /.test(line) && KEEPS.some((pattern) => pattern.test(line))),
  )

const rows = read('docs/caching.md')
  .split(/^## /m)
  .find((part) => part.startsWith('Memory of the process'))
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | '))
const listed = (rows ?? []).map(([files = '', , bound = '']) => ({
  files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  bound,
}))

test('Every file that keeps something is in the list, or known to keep it for a call', () => {
  const known = new Set([...listed.flatMap(({ files }) => files), ...ENDS_WITH_ITS_CALL])
  expect(keeping.filter((path) => !known.has(path))).toEqual([])
  expect(ENDS_WITH_ITS_CALL.filter((path) => !keeping.includes(path))).toEqual([])
})

describe('The bound in the list is the one in the code', () => {
  const named = listed.flatMap(({ files, bound }) =>
    [...bound.matchAll(/`([A-Z_]+)` = (\d+)( MiB)?/g)].map(([, name = '', value, isMebibytes]) => ({
      name,
      file: files[0] ?? '',
      value: Number(value) * (isMebibytes ? 2 ** 20 : 1),
    })),
  )

  test.each(named)('$name of $file', ({ name, file, value }) => {
    const [, factors] = new RegExp(`const ${name} = ([\\d_ *]+)$`, 'm').exec(read(file)) ?? []
    expect(factors?.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)).toBe(value)
  })

  test('and each row says one', () => {
    expect(named.length).toBeGreaterThan(15)
    expect(listed.filter(({ bound }) => !/\d|towns|files|languages|one for each/.test(bound))).toEqual([])
  })
})
