import { useQuery } from '@tanstack/react-query'
import { headingOf } from '#shared/pages.ts'
import { contactDetails, privacy } from '../api/queries.ts'
import { RemoveHome } from '../features/planner/save-and-share/remove-home.tsx'
import { CardSection } from '../ui/card.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Page } from '../ui/page.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

/** The server derives the content from its tables and settings. */
export default function PrivacyPage() {
  const { email } = useQuery(contactDetails).data
  return (
    <Page
      heading={headingOf('/privacy')}
      width="medium"
      intro="You can use all of this site without an account. It has no advertising, and nothing that follows you."
    >
      <div className="grid gap-6 [&>*]:min-w-0">
        <CardSection heading="While you plan">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Your home, its place, your bills and every name you give stay in your browser until you save the plan to
              an account; from then on the plan there follows your changes. A full address only leaves your browser when
              you have it searched for. The reckoning is done on your device.
            </li>
            <li>
              For the sun at your place your browser asks this site for one climate tile: a square of 10° by 10°, about
              a thousand kilometres across.
            </li>
            <li>
              When you search for a town it asks for the file of the names that begin like yours, and of the towns
              around a place on the map.
            </li>
            <li>
              A link to a plan holds the plan itself, in the part of the address that no browser sends to a server.
            </li>
          </ul>
        </CardSection>
        <StoredData />
        <CardSection heading="What you can do">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Take everything with you that is held about you, or close your account, on{' '}
              <TextLink href="/profile">your profile</TextLink>. Closing it deletes all of that at once, but for entries
              of the administrators’ log.
            </li>
            <li>
              Remove your home, its meter readings and former plans from this browser with “Remove my home from this
              device”, on <TextLink href="/plan">My Plan</TextLink> or here.
              <div className="mt-3 empty:hidden">
                <RemoveHome />
              </div>
            </li>
            <li>Leave the newsletter by the link in each mail.</li>
            <li>
              Ask us for anything else, a message sent without an account among it:{' '}
              <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>.
            </li>
          </ul>
        </CardSection>
      </div>
    </Page>
  )
}

function StoredData() {
  const query = useQuery(privacy)
  const { data, isError } = query
  if (isError) return <LoadError message="What is stored could not be loaded." query={query} />
  if (!data) return <ListSpinner label="Loading what is stored" />
  return (
    <>
      <CardSection heading="What the server stores">
        <Facts facts={data.stored.map(({ name, what, until }) => ({ term: name, what, end: `Until ${until}.` }))} />
      </CardSection>
      <CardSection heading="What stays in your browser">
        <Facts
          facts={data.browser.map(({ where, name, what, until }) => ({
            term: where,
            detail: name,
            what,
            end: `Until ${until}.`,
          }))}
        />
      </CardSection>
      <CardSection heading="Who else learns something">
        <Facts facts={data.others.map(({ who, what, when }) => ({ term: who, what, end: when }))} />
        <p className="mt-4">Nobody else learns anything from this site.</p>
      </CardSection>
    </>
  )
}

interface Fact {
  readonly term: string
  readonly detail?: string
  readonly what: string
  /** Until when, or on what occasion. */
  readonly end: string
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ term, detail = '', what, end }) => (
        <div key={`${term} ${detail}`} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_2fr_1.25fr]">
          <dt className="font-semibold wrap-anywhere">
            {term}
            {detail && <span className="block text-sm font-normal text-soft">{detail}</span>}
          </dt>
          <dd>{what}</dd>
          <dd className="text-soft">{end}</dd>
        </div>
      ))}
    </dl>
  )
}
