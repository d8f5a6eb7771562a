import type { Buying } from './tariff.ts'

export const flatTariff = (price: number): Buying => ({ periods: [{ blocks: [{ upTo: null, price }] }] })
