import type { TranslatedArticleText } from '../../article-text.ts'
import howThePlannerWorks from './how-the-planner-works.ts'
import readingYourElectricityBill from './reading-your-electricity-bill.ts'

/** By slug of the English article. */
const germanArticles: Readonly<Record<string, TranslatedArticleText>> = {
  'reading-your-electricity-bill': readingYourElectricityBill,
  'how-the-planner-works': howThePlannerWorks,
}

export default germanArticles
