import { RADIANS } from './angles.ts'

/**
 * Transmittance of the module front by angle of incidence.
 *
 * Source: Fresnel reflection at both faces of an anti-reflective coating and absorption in the glass, as in De Soto,
 * Klein & Beckman 2006 (Solar Energy 80, 78) and PVWatts V8 (glass 1.526, coating 1.3, 2 mm, 4 per meter).
 */
const GLASS_INDEX = 1.526
const COATING_INDEX = 1.3
/** Extinction [1/m] × thickness [m]; that of the coating is a hundredth of it and omitted. */
const GLASS_ABSORPTION = 4 * 0.002

const reflected = (a: number, b: number) => ((a - b) / (a + b)) ** 2

/** Refraction at a boundary by the sine of incidence: sine of refraction, and reflectances. */
function cross(sinIn: number, from: number, into: number) {
  const sin = (sinIn * from) / into
  const cosIn = Math.sqrt(1 - sinIn * sinIn)
  const cos = Math.sqrt(1 - sin * sin)
  // Fresnel equations: s-polarized and p-polarized.
  return { sin, cos, across: reflected(from * cosIn, into * cos), along: reflected(into * cosIn, from * cos) }
}

/** Transmittance of two boundaries with multiple reflections between them [-]. */
const through = (outer: number, inner: number) => ((1 - outer) * (1 - inner)) / (1 - outer * inner)

/** Transmittance of unpolarized light [-] by angle of incidence [°], 0…90. */
function transmittance(incidence: number, coating: number): number {
  const outer = cross(Math.sin(incidence * RADIANS), 1, coating)
  const inner = cross(outer.sin, coating, GLASS_INDEX)
  const passed = (through(outer.across, inner.across) + through(outer.along, inner.along)) / 2
  return passed * Math.exp(-GLASS_ABSORPTION / inner.cos)
}

/**
 * Incidence angle modifier: transmittance relative to normal incidence [-], 0…1; 0 from 90°. Module ratings already
 * include reflection at normal incidence.
 * @param incidence [°], 0 or more
 * @param coating refractive index of the coating [-]; 1 is bare glass
 */
export function incidenceModifier(incidence: number, coating = COATING_INDEX): number {
  if (incidence >= 90) return 0
  return transmittance(incidence, coating) / (coating === COATING_INDEX ? STRAIGHT_AHEAD : transmittance(0, coating))
}

const STRAIGHT_AHEAD = transmittance(0, COATING_INDEX)

/**
 * Angle of incidence [°] at which a beam loses as much as isotropic sky light, or ground-reflected light, on a plane of
 * some tilt [°]. Source: Brandemuehl & Beckman 1980 (Solar Energy 24, 511), Duffie & Beckman eqs 5.4.1, 5.4.2.
 */
export const equivalentSkyAngle = (tilt: number) => 59.7 - 0.1388 * tilt + 0.001497 * tilt * tilt
export const equivalentGroundAngle = (tilt: number) => 90 - 0.5788 * tilt + 0.002693 * tilt * tilt

/** Resolution of the table below; its error is below 2 · 10⁻⁵. */
export const BEAM_STEPS = 512

/**
 * Beam share that reaches the cells [-]: cosine × modifier at cosines of 0, 1/512, 2/512 … 1, and 1 once more, so that
 * every entry has a successor for interpolation.
 */
export const BEAM_SHARES: Float64Array = Float64Array.from({ length: BEAM_STEPS + 2 }, (_, step) => {
  const cos = Math.min(1, step / BEAM_STEPS)
  return cos * incidenceModifier(Math.acos(cos) / RADIANS)
})
