import { entryByType } from '#shared/calculators/catalogue.ts'

/** A saved calculation's type in the page's language. */
export const calculatorName = (calculatorType: string): string =>
  entryByType(calculatorType)?.typeName() ?? calculatorType
