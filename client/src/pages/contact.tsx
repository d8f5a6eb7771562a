import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneLink } from '#shared/contact-details.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { siteSettings } from '../api/queries.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { TextAnchor } from '../ui/text-link.tsx'

export default function ContactPage() {
  const { email, phone, address } = useQuery(siteSettings).data.contact
  return (
    <Page
      heading={headingOf('/contact')}
      intro={t("Have questions about solar energy? We'd love to help!")}
      width="medium"
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr] lg:gap-12">
        <Card>
          <ContactForm />
        </Card>
        <section aria-labelledby="other-ways" className="lg:pt-4">
          <h2 id="other-ways" className="text-xl">
            {t('Other ways to reach us')}
          </h2>
          <ul className="mt-3 grid gap-2">
            <Way Icon={Mail}>
              <TextAnchor standalone href={`mailto:${email}`}>
                {email}
              </TextAnchor>
            </Way>
            <Way Icon={Phone}>
              <TextAnchor standalone href={phoneLink(phone)}>
                {phone}
              </TextAnchor>
            </Way>
            <Way Icon={MapPin}>
              <address className="not-italic">{address}</address>
            </Way>
          </ul>
          <p className="mt-8 border-t border-line pt-6 text-soft">
            {t('To help us answer, tell us where you live, what your electricity costs and which calculator you used.')}
          </p>
        </section>
      </div>
    </Page>
  )
}

const Way = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3.5">
    <Icon aria-hidden="true" className="shrink-0 text-amber" />
    {children}
  </li>
)
