/**
 * Share of an hour's use that is steady. Calibrated on the plug-in systems of HTW Berlin's simulator: with the mean
 * profile of many homes, 400 and 800 Wp on a south railing save what it says for one home of 2,000 kWh a year.
 */
export const STEADY_SHARE = 0.35

/**
 * Mean use that solar serves directly in an hour whose use jumps: a steady part and a rest that varies exponentially
 * around its mean. A smooth hour (`steadyShare` 1) serves the lesser of the two; a jumping one less, since a short peak
 * exceeds the solar output and a pause leaves it unused.
 * @param solar mean solar output [kWh per hour]
 * @param use mean use [kWh per hour]
 * @param steadyShare 0…1
 * @returns [kWh per hour]
 */
export function meanDirectUse(solar: number, use: number, steadyShare: number): number {
  const steady = steadyShare * use
  if (solar <= steady) return solar
  const varying = use - steady
  return varying > 0 ? steady + varying * (1 - Math.exp((steady - solar) / varying)) : steady
}
