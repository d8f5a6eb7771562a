import { Download } from 'lucide-react'
import { endpointUrl } from '../../api/call.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function MyData() {
  return (
    <CardSection heading="Your Data">
      <p className="mb-5 text-soft">
        Everything that is held about you, in one file.{' '}
        <TextLink href="/privacy">What is stored, and for how long</TextLink>
      </p>
      <a href={endpointUrl('exportAccount', {})} download className={buttonClasses({ variant: 'secondary' })}>
        <Download aria-hidden="true" className="size-5" />
        Download My Data
      </a>
    </CardSection>
  )
}
