import { batteryStorage } from '#shared/calculators/definitions/battery.ts'
import { billWithSolar } from '#shared/calculators/definitions/bill-comparison.ts'
import { panelRequirements } from '#shared/calculators/definitions/panel-requirement.ts'
import { investmentPayback } from '#shared/calculators/definitions/payback-period.ts'
import { solarLoanPayments } from '#shared/calculators/definitions/solar-loan.ts'
import { sunPathAnalysis } from '#shared/calculators/definitions/sun-path.ts'
import { formatMoney, formatPrice } from '#shared/format/money.ts'
import { formatNumber, formatShare } from '#shared/format/number.ts'
import type { Language } from '#shared/language/languages.ts'
import { defaultRegion } from '#shared/places/default-region.ts'
import type { Region } from '#shared/region.ts'

/*
 * Placeholders of the first articles: `{{sizes.11.home.price | money}}` is a figure of figures.json and its format.
 * Figures may be combined by + - * / and parentheses, and by the functions below.
 */

export interface Figures {
  readonly [name: string]: number | Figures
}

/** A missing number is 0. */
type Numbers = readonly number[]
const payback = ([systemCost = 0, annualSavings = 0, incentives = 0, maintenanceCost = 0, rateIncrease = 0]: Numbers) =>
  investmentPayback({ systemCost, annualSavings, incentives, maintenanceCost, rateIncrease })
const loan = ([loanAmount = 0, downPayment = 0, interestRate = 0, loanTerm = 0]: Numbers) =>
  solarLoanPayments({ loanAmount, downPayment, interestRate, loanTerm })
const battery = ([dailyUsage = 0, backupHours = 0, systemVoltage = 0, costPerKwh = 0]: Numbers) =>
  batteryStorage({ dailyUsage, backupHours, systemVoltage, costPerKwh })
const bill = ([currentBill = 0, monthlyConsumption = 0, solarGeneration = 0]: Numbers) =>
  billWithSolar({ currentBill, monthlyConsumption, solarGeneration })
const panels = ([
  batteryCapacity = 0,
  systemVoltage = 0,
  panelWattage = 0,
  panelEfficiency = 0,
  sunHours = 0,
]: Numbers) => panelRequirements({ batteryCapacity, systemVoltage, panelWattage, panelEfficiency, sunHours })

/** Results of the calculators have their names. */
const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number | null>> = {
  round: Math.round,
  floor: Math.floor,
  ceil: Math.ceil,
  min: Math.min,
  max: Math.max,
  power: Math.pow,
  paybackPeriod: (...values) => payback(values).paybackPeriod,
  totalSavings: (...values) => payback(values).totalSavings,
  monthlyPayment: (...values) => loan(values).monthlyPayment,
  totalInterest: (...values) => loan(values).totalInterest,
  totalCost: (...values) => loan(values).totalCost,
  recommendedCapacity: (...values) => battery(values).recommendedCapacity,
  estimatedCost: (...values) => battery(values).estimatedCost,
  projectedAnnualCost: (...values) => bill(values).projectedAnnualCost,
  currentAnnualCost: (...values) => bill(values).currentAnnualCost,
  percentageSavings: (...values) => bill(values).percentageSavings,
  panelsNeeded: (...values) => panels(values).panelsNeeded,
  optimalAngle: (latitude = 0) => sunPathAnalysis({ latitude }).optimalAngle,
  peakSunHours: (latitude = 0) => sunPathAnalysis({ latitude }).peakSunHours,
}

/** As the language writes them, in the currency of its main country. */
const FORMATS: Readonly<Record<string, (value: number, region: Region) => string>> = {
  /** 1620 */
  '': String,
  /** 13.500 */
  number: (value, region) => formatNumber(value, region),
  'number 1': (value, region) => formatNumber(value, region, 1, 1),
  'number 2': (value, region) => formatNumber(value, region, 2, 2),
  /** A share of 1: 0.45 is `45 %`. */
  percent: (share, region) => formatShare(share, region),
  'percent 1': (share, region) => formatShare(share, region, 1, 1),
  'percent 2': (share, region) => formatShare(share, region, 2, 2),
  /** `6.490 €` */
  money: (amount, region) => formatMoney(amount, region),
  /** `6.490,50 €` */
  'money all': (amount, region) => formatMoney(amount, region, 'all'),
  /** Per kWh, with three significant digits: `0,267 €`. */
  price: (pricePerKwh, region) => formatPrice(pricePerKwh, region),
}

/** @throws Error which says what is unknown or missing */
function compute(expression: string, figures: Figures): number {
  const tokens = expression.match(/[a-z][\w.]*|\d+(?:\.\d+)?|\S/gi) ?? []
  let at = 0
  const take = (token: string) => tokens[at] === token && ++at > 0
  const expect = (token: string) => {
    if (!take(token)) throw new Error(`"${token}" is missing`)
  }
  function sum(): number {
    let value = product()
    for (;;) {
      if (take('+')) value += product()
      else if (take('-')) value -= product()
      else return value
    }
  }
  function product(): number {
    let value = factor()
    for (;;) {
      if (take('*')) value *= factor()
      else if (take('/')) value /= factor()
      else return value
    }
  }
  function factor(): number {
    const token = tokens[at++] ?? ''
    if (/^\d/.test(token)) return Number(token)
    if (token === '(') {
      const value = sum()
      expect(')')
      return value
    }
    return take('(') ? call(token) : figureOf(token, figures)
  }
  function call(name: string): number {
    const values = [sum()]
    while (take(',')) values.push(sum())
    expect(')')
    if (!Object.hasOwn(FUNCTIONS, name)) throw new Error(`The function "${name}" is unknown`)
    return FUNCTIONS[name]?.(...values) ?? Number.NaN
  }
  const value = sum()
  if (at < tokens.length) throw new Error(`"${tokens[at]}" is not expected`)
  if (!Number.isFinite(value)) throw new Error('It has no value')
  return value
}

function figureOf(path: string, figures: Figures): number {
  let figure: unknown = figures
  for (const name of path.split('.')) {
    figure = typeof figure === 'object' && figure !== null && Object.hasOwn(figure, name) ? figure[name as never] : null
  }
  if (typeof figure !== 'number') throw new Error(`The figure "${path}" is missing`)
  return figure
}

/** Fills in the placeholders of texts in one language. */
export function createFiller(language: Language, figures: Figures) {
  const region = defaultRegion(language)
  /** @throws Error naming the file and the placeholder */
  function read(placeholder: string, file: string) {
    const [expression = '', format = '', ...others] = placeholder.split('|').map((part) => part.trim())
    try {
      if (!Object.hasOwn(FORMATS, format) || others.length > 0) throw new Error(`The format "${format}" is unknown`)
      const value = compute(expression, figures)
      return { value, text: FORMATS[format]?.(value, region) ?? '' }
    } catch (error) {
      throw new Error(`${file}: {{${placeholder}}}: ${(error as Error).message}`)
    }
  }
  return {
    fill(text: string, file: string): string {
      const filled = text.replace(/\{\{(.*?)\}\}/g, (_, placeholder: string) => read(placeholder, file).text)
      if (/\{\{|\}\}/.test(filled)) throw new Error(`${file}: A placeholder is not closed`)
      return filled
    },
    /** Of the text's first placeholder. */
    valueIn: (text: string, file: string) => read(/\{\{(.*?)\}\}/.exec(text)?.[1] ?? '', file).value,
  }
}
