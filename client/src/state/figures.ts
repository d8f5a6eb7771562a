import { type FigureFormats, figureFormatsOf } from '#shared/calculators/figures.ts'
import { useRegion } from './region.ts'

export const useFigures = (): FigureFormats => figureFormatsOf(useRegion())
