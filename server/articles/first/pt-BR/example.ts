import { DEFAULTS, defaultInflation } from '#shared/plan/basis/defaults.ts'
import preset from '#shared/presets/countries/br.json' with { type: 'json' }
import { figureFormats } from '../../format-figures.ts'
import figures from './figures.json' with { type: 'json' }

/* The example of these articles: a home in São Paulo, as the figures describe it. */

export const { number, percent, money, price } = figureFormats('pt-BR')

export const { towns, planes, months, prices } = figures
export const saoPaulo = towns['São Paulo']

type Size = (typeof figures.sizes)[number]
type Battery = (typeof figures.batteries)[number]
export const sizes = figures.sizes as [Size, Size, Size, Size]
/** Of 5, 8 and 11 panels. The medium one has the greatest gain without a car. */
export const [smallSize, mediumSize, largeSize] = sizes
/** With the panels of the large size. */
export const [smallBattery, largeBattery] = figures.batteries as [Battery, Battery]

/** [kWh a year] */
export const USE = 3_600
/** [R$ per kWh] */
export const PRICE = preset.price.value
/** TUSD Fio B [R$ per kWh]: an example, because it differs by distributor. */
export const FIO_B = 0.25
/** [W] */
export const PANEL = DEFAULTS.panelWatts.value

export const fioBShares = preset.selling.selling.deduction.shares
/** Share of the TUSD Fio B that is deducted from each credited kWh. */
export const fioBShare = (year: number) => fioBShares.find((row) => row.year === year)?.share ?? 0
/** [R$ per kWh] */
export const fioBOf = (year: number) => FIO_B * fioBShare(year)
/** What a credited kWh saves [R$]. */
export const creditOf = (year: number) => PRICE - fioBOf(year)

/** Yearly rise of the electricity price, equal to inflation [share]. */
export const PRICE_RISE = defaultInflation('BRL').value
/** What money counts less with each year [share]. */
export const DISCOUNT = (1 + PRICE_RISE) * (1 + DEFAULTS.realDiscount.value) - 1

/** Least a home pays for [kWh a month], by connection. */
export const MINIMUM_USE = { monofasica: 30, bifasica: 50, trifasica: 100 }

/** The medium system in the payback calculator. */
export const paybackExample = {
  systemCost: mediumSize.home.price,
  annualSavings: mediumSize.home.billBefore - mediumSize.home.billAfter,
  incentives: 0,
  maintenanceCost: Math.round((mediumSize.home.price * DEFAULTS.maintenance.value) / 10) * 10,
  rateIncrease: PRICE_RISE * 100,
}
/** [R$] */
export const newInverter = Math.round((mediumSize.home.price * DEFAULTS.inverterRenewalCost.value) / 10) * 10

const link = (url: string, title: string) => `<a href="${url}">${title}</a>`
const ESE = 'https://energiasolarexplicada.com.br'

/** For the lists of sources. */
export const sources = {
  aneelPrice: `ANEEL, ${link(preset.price.source.url, 'tarifas das distribuidoras')}, 2026`,
  law: `Presidência da República, ${link('https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2022/lei/l14300.htm', 'Lei 14.300')}, 2022`,
  lawGuide: `Energia Solar Explicada, ${link('https://energiasolarexplicada.com.br/blog/lei-14300-energia-solar-guia', 'guia da Lei 14.300 e do Fio B')}, 2026`,
  credits: `Energia Solar Explicada, ${link(`${ESE}/glossario/creditos-energia-solar`, 'créditos de energia solar')}`,
  systemPrices: 'Greener, janeiro de 2026: origem da nossa linha de preços',
  installing: `Energia Solar Explicada, ${link(`${ESE}/blog/como-instalar-energia-solar-em-casa`, 'como instalar energia solar em casa')}, 2026`,
  nasa: `NASA Langley Research Center, ${link('https://power.larc.nasa.gov/', 'POWER project')}: sol e clima de 2001 a 2020`,
}
