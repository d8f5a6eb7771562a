import type { Calculator, Inputs } from '#shared/calculators/define.ts'
import { isBlank } from '#shared/calculators/fields.ts'
import { t } from '#shared/language/t.ts'
import { UNITED_STATES } from '#shared/united-states.ts'
import { NumberInput } from './number-input.tsx'

/*
 * The methods' own prices are those of the United States, in dollars. In another currency, a price that is not known for the
 * region is asked for like any other required input.
 */

/** Keys of the assumptions. */
export const listAskedPrices = ({ currency, assumptions, typicalPrices }: Calculator): readonly string[] =>
  currency === UNITED_STATES.currency
    ? []
    : Object.keys(assumptions).filter((key) => assumptions[key]?.isMoney && !typicalPrices[key])

/** Form values of stored inputs. A price that is asked for is empty, unless it is stored. */
export const typedWithAskedPrices = (calculator: Calculator, asked: readonly string[], stored: Inputs): Inputs => ({
  ...calculator.typed(stored),
  ...Object.fromEntries(asked.filter((key) => !Object.hasOwn(stored, key)).map((key) => [key, ''])),
})

export const hasAskedPrices = (asked: readonly string[], typed: Inputs): boolean =>
  asked.every((key) => !isBlank(typed[key]))

export const AskedPrices = ({ calculator, asked }: { calculator: Calculator; asked: readonly string[] }) =>
  asked.flatMap((key) => {
    const price = calculator.assumptions[key]
    if (!price) return []
    const { label, range } = price
    const hint = t('We do not know the usual price in your country. Enter yours.')
    return <NumberInput key={key} name={key} label={label} hint={hint} range={range} />
  })
