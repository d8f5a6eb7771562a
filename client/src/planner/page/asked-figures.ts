import type { FigurePath } from '#shared/home/home.ts'

/** What a home lacks in a country without typical figures. */
export const ASKED_FIGURES = ['use.amount', 'tariff.buying', 'money.price'] as const
export type AskedFigure = (typeof ASKED_FIGURES)[number]

const isAsked = (path: FigurePath): path is AskedFigure => (ASKED_FIGURES as readonly FigurePath[]).includes(path)

/** Whether prices are missing, and the fields next to the solar output are enough for an answer. */
export const areAllAsked = (figures: readonly FigurePath[]): figures is readonly AskedFigure[] =>
  figures.every(isAsked) && figures.some((path) => path !== 'use.amount')
