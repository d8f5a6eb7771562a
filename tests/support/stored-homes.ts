import { readFileSync } from 'node:fs'
import type { Home } from '#shared/home/home.ts'

/* Homes in every form in which earlier versions stored them (`tests/fixtures`). */

export interface StoredHome {
  readonly title: string
  readonly record: Home
  /** Fragments of share links: without and with the exact place. */
  readonly link: string
  readonly exactLink: string
}

export interface StoredRow {
  readonly home: Home
  readonly readings: string
}

export interface StoredBrowser {
  readonly localStorage: Readonly<Record<string, string>>
  readonly sessionStorage: Readonly<Record<string, string>>
}

const read = (file: string) => readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')

/** Data stored by the version with record version 1. */
export const VERSION_1 = {
  homes: ['homes', 'homes-2026-11'].flatMap(
    (name) => JSON.parse(read(`version-1/${name}.json`)) as readonly StoredHome[],
  ),
  file: read('version-1/helioplan-plan.json'),
  browser: JSON.parse(read('version-1/browser.json')) as StoredBrowser,
  row: JSON.parse(read('version-1/row.json')) as StoredRow,
}
