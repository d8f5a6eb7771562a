import { type FigureFormats, figureFormatsOf } from '#shared/calculators/figures.ts'
import { useRegion } from './region.ts'

/** Number formats of the user's region. */
export const useFigures = (): FigureFormats => figureFormatsOf(useRegion())
