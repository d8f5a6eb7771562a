import { listDueFacts } from '#shared/presets/due-facts.ts'

/**
 * `npm run facts`: lists the published figures that are due to be checked, each with its source.
 * `npm run facts -- 2027-01-31` lists those due by another day.
 */
const [day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error(`Write the day as 2027-01-31, not as ${day}.`)
  process.exit(1)
}
const facts = await listDueFacts(day)
for (const { country, path, checkAfter, source } of facts) {
  console.log(`${country} ${path}, due after ${checkAfter}`)
  if (source) console.log(`  ${source.title}${source.url ? `\n  ${source.url}` : ''}`)
}
console.log(`${facts.length} due on ${day}.`)
