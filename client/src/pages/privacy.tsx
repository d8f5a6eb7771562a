import { useQuery } from '@tanstack/react-query'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { privacy, siteSettings } from '../api/queries.ts'
import { RemoveHome } from '../planner/steps/share/remove-home.tsx'
import { BulletList } from '../ui/bullet-list.tsx'
import { CardSection } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

/** The server derives the content from its tables and settings. */
export default function PrivacyPage() {
  const { email } = useQuery(siteSettings).data.contact
  return (
    <Page
      heading={headingOf('/privacy')}
      width="medium"
      intro={t('You can use the whole site without an account. We show no ads and do not track you.')}
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading={t('While you plan')}>
          <BulletList
            items={[
              t(
                'Your home, its location, your bills and every name you enter stay in your browser until you save the plan to an account. From then on, we save your changes there too.',
              ),
              t('A full address leaves your browser only when you search for it. All calculations run on your device.'),
              t(
                'To know the sunshine in your area, your browser asks this site for one climate tile. It covers 10° by 10°, about 1,000 kilometers across.',
              ),
              t(
                'When you search for a town, your browser asks this site for the names that begin with the same letters. For a point on the map, it asks for the towns around it.',
              ),
              t(
                'A program that asks our API for figures sends us the place. We keep the answer in memory for others, without who asked. Our log notes the kind of request, but no place. To count requests, we keep the internet address in memory for at most an hour.',
              ),
              t(
                'A link to a plan contains the plan itself, in the part of the address that browsers never send to a server.',
              ),
            ]}
          />
        </CardSection>
        <StoredData />
        <CardSection heading={t('Your choices')}>
          <BulletList
            items={[
              tRich(
                'Download everything we store about you, or close your account, in <link>your profile</link>. Closing it deletes all your data at once, except entries in the administrators’ log.',
                { link: (text) => <TextLink href="/profile">{text}</TextLink> },
              ),
              <>
                {tRich(
                  'Remove your home, its meter readings and earlier plans from this browser, here or in <link>My Plan</link>. The button is “{button}”.',
                  {
                    button: t('Remove my home from this device'),
                    link: (text) => <TextLink href="/plan">{text}</TextLink>,
                  },
                )}
                <div className="mt-3 empty:hidden">
                  <RemoveHome />
                </div>
              </>,
              t('Unsubscribe from the newsletter with the link in each email.'),
              tRich(
                'Ask us about anything else, also about a message you sent without an account: <link>{email}</link>.',
                {
                  email,
                  link: (text) => <TextAnchor href={`mailto:${email}`}>{text}</TextAnchor>,
                },
              ),
            ]}
          />
        </CardSection>
      </div>
    </Page>
  )
}

function StoredData() {
  const query = useQuery(privacy)
  const { data, isError } = query
  if (isError) return <LoadError message={t('We could not load the list of stored data.')} query={query} />
  if (!data) return <ListSpinner label={t('Loading the list of stored data')} />
  return (
    <>
      <CardSection heading={t('Stored on our server')}>
        <Facts facts={data.stored.map(({ name, what, until }) => [name, '', what, until])} />
      </CardSection>
      <CardSection heading={t('Stored in your browser')}>
        <Facts facts={data.browser.map(({ where, name, what, until }) => [where, name, what, until])} />
      </CardSection>
      <CardSection heading={t('Who else gets data')}>
        <Facts facts={data.others.map(({ who, what, when }) => [who, '', what, when])} />
        <p className="mt-4">{t('No one else gets data from this site.')}</p>
      </CardSection>
    </>
  )
}

/** `detail`: name of a cookie or of a key in the browser's storage. `end`: until when, or when, it is deleted. */
type Fact = readonly [term: string, detail: string, what: string, end: string]

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="divide-y divide-line">
    {facts.map(([term, detail, what, end]) => (
      <div key={`${term} ${detail}`} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_2fr_1.25fr]">
        <dt className="font-semibold wrap-anywhere">
          {term}
          {detail && (
            <span lang="en" className="block text-sm font-normal text-soft">
              {detail}
            </span>
          )}
        </dt>
        <dd>{what}</dd>
        <dd className="text-soft">{end}</dd>
      </div>
    ))}
  </dl>
)
