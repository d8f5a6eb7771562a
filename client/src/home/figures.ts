import { type FigureFormats, figureFormatsOf } from '#shared/format/figures.ts'
import { useRegion } from './region.ts'

export const useFigures = (): FigureFormats => figureFormatsOf(useRegion())
