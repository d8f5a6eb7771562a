import type { TranslatedArticleText } from '../../article-text.ts'
import chargingAnElectricCar from './charging-an-electric-car-with-solar.ts'
import howThePlannerWorks from './how-the-planner-works.ts'
import readingYourElectricityBill from './reading-your-electricity-bill.ts'
import roofTiltAndDirection from './roof-tilt-and-direction.ts'

/** By slug of the English article. */
const germanArticles: Readonly<Record<string, TranslatedArticleText>> = {
  'reading-your-electricity-bill': readingYourElectricityBill,
  'how-the-planner-works': howThePlannerWorks,
  'roof-tilt-and-direction': roofTiltAndDirection,
  'charging-an-electric-car-with-solar': chargingAnElectricCar,
}

export default germanArticles
