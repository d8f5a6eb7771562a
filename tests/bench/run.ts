import { SOURCE_LANGUAGE } from '#shared/language/languages.ts'
import { runInLanguage } from '../../server/http/request-language.ts'
import { StartError } from '../../server/start-error.js'
import { withServedSite } from '../support/served-site.ts'
import { benchAccounts } from './accounts.ts'
import { benchBlocking } from './blocking.ts'
import { benchCrawl } from './crawl.ts'
import { printEdits } from './edits.ts'
import { printPlan } from './plan.ts'
import { benchPublicApi } from './public-api.ts'
import { benchRequests } from './requests.ts'
import { benchScale } from './scale.ts'
import { benchSizes } from './sizes.ts'
import { printSolar } from './solar.ts'
import { benchStart } from './start.ts'

const NO_API_LIMITS = { PUBLIC_API_LIMIT_PER_MINUTE: '1000000', PUBLIC_API_LIMIT_PER_HOUR: '1000000' }

/** `npm run bench`: all sections, or the named ones: `npm run bench -- sizes solar`. */
const sections: Readonly<Record<string, () => Promise<void>>> = {
  start: benchStart,
  sizes: () => withServedSite({}, benchSizes),
  blocking: () => withServedSite({}, benchBlocking),
  requests: () => withServedSite({}, benchRequests),
  crawl: () => withServedSite({ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost' }, benchCrawl),
  api: () => withServedSite(NO_API_LIMITS, benchPublicApi),
  accounts: benchAccounts,
  scale: benchScale,
  solar: printSolar,
  plan: printPlan,
  edits: printEdits,
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in sections))
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`)
  process.exit(2)
}
for (const [name, bench] of Object.entries(sections)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name[0]?.toUpperCase()}${name.slice(1)}`)
  try {
    await runInLanguage(SOURCE_LANGUAGE, bench)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(`  not measured: ${error.message}`)
    process.exitCode = 1
  }
}
process.exit(process.exitCode ?? 0)
