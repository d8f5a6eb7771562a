import { notFoundHeading } from '#shared/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export default function NotFoundPage() {
  return (
    <Page
      heading={notFoundHeading()}
      intro="There is nothing at this address. The sun still shines on the pages below."
      width="medium"
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Return to Home</ButtonLink>
        <ButtonLink href="/calculators" variant="secondary">
          View Calculators
        </ButtonLink>
      </div>
    </Page>
  )
}
