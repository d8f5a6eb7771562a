import { useQuery } from '@tanstack/react-query'
import { contactDetails } from '#shared/contact-details.ts'
import { headingOf } from '#shared/pages.ts'
import { privacy } from '../api/queries.ts'
import { CardSection } from '../ui/card.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page } from '../ui/page.tsx'
import { ListSpinner } from '../ui/spinner.tsx'
import { Table } from '../ui/table.tsx'
import { TextAnchor, TextLink } from '../ui/text-link.tsx'

/** What is stored, for how long, and where it goes: the server says it, from its tables and settings. */
export default function PrivacyPage() {
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
              an account. The reckoning is done on your device.
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
        <Stored />
        <CardSection heading="What you can do">
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              Take everything with you that is held about you, or close your account, on{' '}
              <TextLink href="/profile">your profile</TextLink>. Closing it deletes all of that at once, but for entries
              of the administrators’ log.
            </li>
            <li>Leave the newsletter by the link in each mail.</li>
            <li>
              Ask us for anything else, a message sent without an account among it:{' '}
              <TextAnchor href={`mailto:${contactDetails.email}`}>{contactDetails.email}</TextAnchor>.
            </li>
          </ul>
        </CardSection>
      </div>
    </Page>
  )
}

function Stored() {
  const query = useQuery(privacy)
  const { data, isError } = query
  if (isError) return <LoadFailed says="What is stored could not be loaded." query={query} />
  if (!data) return <ListSpinner label="Loading what is stored" />
  return (
    <>
      <CardSection heading="What the server stores">
        <Table label="What the server stores" columns={['What', 'Holds', 'Until']} look="rows">
          {data.stored.map(({ name, what, until }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{what}</td>
              <td>{until}</td>
            </tr>
          ))}
        </Table>
      </CardSection>
      <CardSection heading="What stays in your browser">
        <Table label="What stays in your browser" columns={['Where', 'What', 'Until']} look="rows">
          {data.browser.map(({ where, name, what, until }) => (
            <tr key={`${where} ${name}`}>
              <td>
                {where}
                <span className="block text-soft">{name}</span>
              </td>
              <td>{what}</td>
              <td>{until}</td>
            </tr>
          ))}
        </Table>
      </CardSection>
      <CardSection heading="Who else learns something">
        <Table label="Who else learns something" columns={['Who', 'What', 'When']} look="rows">
          {data.others.map(({ who, what, when }) => (
            <tr key={who}>
              <td>{who}</td>
              <td>{what}</td>
              <td>{when}</td>
            </tr>
          ))}
        </Table>
        <p className="mt-4">Nobody else learns anything from this site.</p>
      </CardSection>
    </>
  )
}
