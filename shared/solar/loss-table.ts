/** Planes of a town's loss table [°]. */
export const LOSS_TILTS = [10, 20, 30, 45, 60, 90] as const
export const LOSS_AZIMUTHS = [0, 45, 90, 135, 180, 225, 270, 315] as const
