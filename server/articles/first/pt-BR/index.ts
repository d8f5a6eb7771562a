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

/** By slug of the English article. */
const portugueseArticles: Readonly<Record<string, TranslatedArticleText>> = {
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

export default portugueseArticles
