import { formatShare } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import outputError from '#shared/solar/output-error.json'
import { useRegion } from '../../home/region.ts'
import { CheckIcon } from '../../ui/action-icons.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Line below the fields of the landing page. */
export function TrustLine() {
  const error = formatShare(outputError.mean / 100, useRegion(), 1)
  return (
    <ul className="mx-auto flex max-w-6xl flex-col gap-x-8 gap-y-2 px-5 pt-6 text-note text-soft md:flex-row md:flex-wrap md:px-8 [&>li]:flex [&>li]:gap-2 [&_svg]:shrink-0 [&_svg]:text-savings">
      <li>
        <CheckIcon className="size-5" />
        <span>{t('Sunshine from NASA, and a source for every price')}</span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <span>
          {tRich('Yearly output from the town alone: {error} off on average. <link>How we measured it</link>', {
            error,
            link: (text) => <TextLink href="/accuracy">{text}</TextLink>,
          })}
        </span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <span>{t('No account, no sales calls')}</span>
      </li>
      <li>
        <CheckIcon className="size-5" />
        <TextLink standalone className="-my-3" href="/solar">
          {t('Solar output, town by town')}
        </TextLink>
      </li>
    </ul>
  )
}
