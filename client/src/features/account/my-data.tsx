import { Download } from 'lucide-react'
import { t } from '#shared/language/t.ts'
import { endpointUrl } from '../../api/call.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function MyData() {
  return (
    <CardSection heading={t('Your data')}>
      <p className="mb-5 text-soft">
        {tRich('Everything we store about you, in one file. <link>What we store and for how long</link>', {
          link: (text) => <TextLink href="/privacy">{text}</TextLink>,
        })}
      </p>
      <a href={endpointUrl('exportAccount', {})} download className={buttonClasses({ variant: 'secondary' })}>
        <Download aria-hidden="true" className="size-5" />
        {t('Download my data')}
      </a>
    </CardSection>
  )
}
