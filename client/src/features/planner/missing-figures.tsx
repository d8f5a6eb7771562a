import { nameOfFigure } from '#shared/home/figures.ts'
import type { FigurePath } from '#shared/home/home.ts'
import { headingOf } from '#shared/pages.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { stepOf } from './write.ts'

interface MissingFiguresProps {
  readonly figures: readonly FigurePath[]
  readonly says?: string
  readonly className?: string
}

/** What nobody can fill in but the user, each with the way to its field. */
export function MissingFigures({ figures, says = 'Nothing typical is known of:', className }: MissingFiguresProps) {
  return (
    <div className={className}>
      <p className="font-semibold">{says}</p>
      <ul className="mt-1 list-disc pl-5">
        {figures.map((path) => (
          <li key={path}>
            {nameOfFigure(path.split('.'))} (
            <TextLink href={`${stepOf(path)}#${path}`}>{headingOf(stepOf(path))}</TextLink>)
          </li>
        ))}
      </ul>
    </div>
  )
}
