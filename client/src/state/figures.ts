import { type Figures, figuresOf } from '#shared/calculators/figures.ts'
import { useRegion } from './region.ts'

/** Figures as the people of the user's region write them. */
export const useFigures = (): Figures => figuresOf(useRegion())
