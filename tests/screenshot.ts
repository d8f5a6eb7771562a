import { chromium } from 'playwright'
import { findBrowser } from './support/browser.js'
import { VERSION_1 } from './support/stored-homes.ts'

/** `npm run screenshot -- ADDRESS`: writes docs/screenshot.png, the planner's answer on a running site. */
const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2)
const home = VERSION_1.homes.find(({ title }) => title === 'Phoenix')?.record
const executablePath = await findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1060 }, reducedMotion: 'reduce' })
  await page.addInitScript((stored) => localStorage.setItem('home', stored), JSON.stringify(home))
  await page.goto(`${address}/plan/answer`)
  await page
    .getByText(/worth it/i)
    .first()
    .waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: 'docs/screenshot.png' })
} finally {
  await browser.close()
}
