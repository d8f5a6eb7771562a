import type { TranslatedArticleText } from '../../article-text.ts'
import cashLoanOrLease from './cash-loan-or-lease.ts'
import chargingAnElectricCar from './charging-an-electric-car-with-solar.ts'
import choosingAnInstaller from './choosing-an-installer.ts'
import homeBatteries from './home-batteries.ts'
import systemSize from './how-big-should-your-solar-system-be.ts'
import howLongPanelsLast from './how-long-do-solar-panels-last.ts'
import howThePlannerWorks from './how-the-planner-works.ts'
import lookingAfterYourPanels from './looking-after-your-panels.ts'
import netMeteringAndNetBilling from './net-metering-and-net-billing.ts'
import readingYourElectricityBill from './reading-your-electricity-bill.ts'
import roofTiltAndDirection from './roof-tilt-and-direction.ts'
import solarInWinter from './solar-in-winter.ts'

/** No-break spaces, where French puts a space within a number, before or after a mark. */
const joinSpaces = (text: string) =>
  text.replace(/ (?=[;!?»])|(?<=«) |(?<=\d) (?=\d{3}\b)/g, '\u202F').replace(/ (?=:)/g, '\u00A0')

/** By slug of the English article. */
const texts: Readonly<Record<string, TranslatedArticleText>> = {
  'reading-your-electricity-bill': readingYourElectricityBill,
  'how-big-should-your-solar-system-be': systemSize,
  'how-the-planner-works': howThePlannerWorks,
  'roof-tilt-and-direction': roofTiltAndDirection,
  'home-batteries': homeBatteries,
  'net-metering-and-net-billing': netMeteringAndNetBilling,
  'cash-loan-or-lease': cashLoanOrLease,
  'choosing-an-installer': choosingAnInstaller,
  'looking-after-your-panels': lookingAfterYourPanels,
  'solar-in-winter': solarInWinter,
  'how-long-do-solar-panels-last': howLongPanelsLast,
  'charging-an-electric-car-with-solar': chargingAnElectricCar,
}

const frenchArticles: Readonly<Record<string, TranslatedArticleText>> = Object.fromEntries(
  Object.entries(texts).map(([englishSlug, { title, content, ...text }]) => [
    englishSlug,
    { ...text, title: joinSpaces(title), content: joinSpaces(content) },
  ]),
)

export default frenchArticles
