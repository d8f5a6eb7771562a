import { chargingAnElectricCar } from './charging-an-electric-car.ts'
import { choosingAnInstaller } from './choosing-an-installer.ts'
import { homeBatteries } from './home-batteries.ts'
import { howLongPanelsLast } from './how-long-panels-last.ts'
import { howThePlannerWorks } from './how-the-planner-works.ts'
import { lookingAfterSolarPanels } from './looking-after-solar-panels.ts'
import { netMeteringAndNetBilling } from './net-metering-and-net-billing.ts'
import { payingForSolar } from './paying-for-solar.ts'
import { readingYourElectricityBill } from './reading-your-electricity-bill.ts'
import { roofTiltAndDirection } from './roof-tilt-and-direction.ts'
import type { SeedArticle } from './seed-article.ts'
import { sizingASolarSystem } from './sizing-a-solar-system.ts'
import { winterSnowAndShade } from './winter-snow-and-shade.ts'

export const seedArticles: readonly SeedArticle[] = [
  readingYourElectricityBill,
  sizingASolarSystem,
  howThePlannerWorks,
  roofTiltAndDirection,
  homeBatteries,
  netMeteringAndNetBilling,
  payingForSolar,
  choosingAnInstaller,
  lookingAfterSolarPanels,
  winterSnowAndShade,
  howLongPanelsLast,
  chargingAnElectricCar,
]
