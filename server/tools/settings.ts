import { readFileSync, writeFileSync } from 'node:fs'
import { describeSettings, exampleEnvironment, OPERATING_GUIDE } from './settings-docs.ts'

/** `npm run settings`: writes `.env.example` and the tables of docs/operating.md from the settings. */
const guide = new URL(`../../${OPERATING_GUIDE}`, import.meta.url)
writeFileSync(new URL('../../.env.example', import.meta.url), exampleEnvironment())
writeFileSync(guide, describeSettings(readFileSync(guide, 'utf8')))
