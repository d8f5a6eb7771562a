import { useState } from 'react'
import solar from '#shared/calculators/definitions/solar.ts'
import { type FigureFormats, figureFormatsOf } from '#shared/format/figures.ts'
import { t } from '#shared/language/t.ts'
import { handOffBill } from '../../state/handoff.ts'
import { useRegion } from '../../state/region.ts'
import { useTypicalPrices } from '../../state/typical-prices.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Slider } from '../../ui/slider.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const sliders = {
  monthlyBill: {
    label: () => t('Your electricity bill'),
    min: 30,
    max: 500,
    step: 5,
    formatValue: (value: number, { exactMoney }: FigureFormats) => t('{amount} a month', { amount: exactMoney(value) }),
  },
  sunHours: {
    label: () => t('Full sun where you live'),
    min: 2,
    max: 7,
    step: 0.5,
    formatValue: (value: number, { exact }: FigureFormats) =>
      t('{n, plural, one {{hours} hour a day} other {{hours} hours a day}}', { n: value, hours: exact(value) }),
  },
}

const DEFAULT_INPUTS = { monthlyBill: '150', sunHours: '4.5' }

/** Computes with the definition of the Solar Calculator. */
export default function Estimate() {
  const [inputs, setInputs] = useState(DEFAULT_INPUTS)
  const region = useRegion()
  const isBillChanged = inputs.monthlyBill !== DEFAULT_INPUTS.monthlyBill
  const calculator = solar(region, useTypicalPrices())
  const usesUsPrices = Object.keys(calculator.typicalPrices).length === 0
  const results = calculator.calculate(calculator.typed(inputs))?.results ?? {}
  return (
    <section
      aria-labelledby="estimate"
      className={classes(
        'relative mx-auto -mt-16 w-[calc(100%-2rem)] max-w-[68rem] overflow-hidden rounded-3xl border border-line',
        'bg-surface shadow-lift lg:grid lg:grid-cols-[2fr_3fr]',
      )}
    >
      <div className="p-6 sm:p-8 lg:p-10">
        <h2 id="estimate" className="text-2xl">
          {t('A quick estimate')}
        </h2>
        <div className="mt-6 grid gap-6">
          {Object.entries(sliders).map(([name, { formatValue, label, ...slider }]) => {
            const value = Number(inputs[name as keyof typeof sliders])
            return (
              <Slider
                key={name}
                {...slider}
                label={label()}
                value={value}
                valueText={formatValue(value, figureFormatsOf(region))}
                showsValue
                onValue={(next) => setInputs({ ...inputs, [name]: String(next) })}
              />
            )
          })}
        </div>
        <p className="mt-6 text-sm text-soft">
          {t('This estimate uses the method of our Solar Calculator. You can change every assumption there.')}{' '}
          {region.currency !== 'USD' &&
            (usesUsPrices ? t('It uses US prices, not converted.') : t('It uses typical prices in your region.'))}
        </p>
      </div>
      <div className="border-t border-line bg-sky p-6 sm:p-8 lg:border-t-0 lg:p-10">
        <dl className="flex flex-wrap justify-between gap-x-6 gap-y-5">
          {Object.entries(calculator.cards).map(([name, { label, format }]) => (
            <div key={name} className={name === 'estimatedSavings' ? 'text-savings' : undefined}>
              <dt className="text-sm font-semibold text-soft">{label}</dt>
              <dd className="text-[clamp(1.75rem,1.2rem+1.7vw,2.375rem)] leading-[1.15] font-extrabold tracking-[-0.035em] whitespace-nowrap">
                {format(results[name])}
              </dd>
            </div>
          ))}
        </dl>
        <ol className="mt-6 border-t border-line pt-3 text-note tabular-nums">
          {calculator.steps(calculator.stored(calculator.typed(inputs))).map(({ label, formula, value }) => (
            <li key={label} className="flex flex-wrap justify-between gap-x-6 py-1">
              <span className="text-soft">{formula}</span> <strong className="ml-auto">{value}</strong>
            </li>
          ))}
        </ol>
        <ButtonLink
          href="/plan"
          className="mt-5 mr-6"
          onClick={() =>
            isBillChanged && handOffBill({ perMonth: Number(inputs.monthlyBill), currency: region.currency })
          }
        >
          {t('Plan my whole home')}
        </ButtonLink>
        <TextLink href="/calculators/solar" standalone className="mt-5">
          {t('Use the Solar Calculator')}
        </TextLink>
      </div>
    </section>
  )
}
