import { nameOfFigure } from '#shared/home/figures.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { classes } from '../../ui/classes.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useKind } from './kinds.ts'

interface MissingFiguresProps {
  readonly figures: readonly FigurePath[]
  readonly heading?: string
  readonly className?: string
  /** Set to show one sentence. */
  readonly isInline?: boolean
}

export function MissingFigures({
  figures,
  heading = t('To finish, tell us:'),
  className,
  isInline,
}: MissingFiguresProps) {
  const { findStep } = useKind()
  return (
    <div className={classes(isInline && 'flex flex-wrap gap-x-3', className)}>
      <p className="font-semibold">{heading}</p>
      <ul className={isInline ? 'flex flex-wrap gap-x-3' : 'mt-1 list-disc pl-5'}>
        {figures.map((path) => (
          <li key={path}>
            <TextLink href={`${findStep(path)}#${path}`}>
              {t('{figure} ({page})', { figure: nameOfFigure(path.split('.')), page: headingOf(findStep(path)) })}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a home lacks in a country without typical figures. */
export const ASKED_FIGURES = ['use.amount', 'tariff.buying', 'money.price'] as const
export type AskedFigure = (typeof ASKED_FIGURES)[number]

const isAsked = (path: FigurePath): path is AskedFigure => (ASKED_FIGURES as readonly FigurePath[]).includes(path)

/** Whether prices are missing, and the fields next to the solar output are enough for an answer. */
export const areAllAsked = (figures: readonly FigurePath[]): figures is readonly AskedFigure[] =>
  figures.every(isAsked) && figures.some((path) => path !== 'use.amount')
