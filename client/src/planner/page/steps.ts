import type { FigurePath } from '#shared/home/home.ts'
import type { FixedPath } from '#shared/pages.ts'

export const STEPS = [
  '/plan/home',
  '/plan/sun',
  '/plan/system',
  '/plan/money',
  '/plan/answer',
] as const satisfies readonly FixedPath[]
export type Step = (typeof STEPS)[number]

export function findStep(path: FigurePath): Step {
  if (/^(kind|place|use|region|outages|offGrid|balcony)/.test(path)) return '/plan/home'
  if (/^(system\.generator|money\.(fuelPrice|generatorWear))/.test(path)) return '/plan/home'
  if (path.startsWith('money.quote') || path === 'tariff.carbonPerKwh') return '/plan/answer'
  if (path === 'money.batteryPrice') return '/plan/system'
  if (/^system\.(start|inverterKw|losses|ageing)$/.test(path)) return '/plan/money'
  if (path.startsWith('roof')) return '/plan/sun'
  return path.startsWith('system') ? '/plan/system' : '/plan/money'
}

/** Section of the answer that saves or shares the plan. */
export const SAVE_ID = 'save-or-share'
