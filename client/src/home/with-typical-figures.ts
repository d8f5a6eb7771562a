import type { Home } from '#shared/home/home.ts'
import type { Preset } from '#shared/presets/preset.ts'
import { relocateHome } from '#shared/presets/relocate-home.ts'
import { localOptionsOf } from '#shared/presets/typical-home.ts'
import { today } from '../state/today.ts'

/** Figures that the user did not state become those of the country and its region, as of the start of the system. */
export const withTypicalFigures = (home: Home, preset: Preset): Home =>
  relocateHome(home, preset, {
    ...localOptionsOf(home, home.system.start ?? today()),
    currency: home.region.currency,
  }).home
