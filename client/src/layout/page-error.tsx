import { useEffect } from 'react'
import { replayPresses } from '../state/input-before-hydration.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** For a page that failed or whose scripts did not load. */
export function PageError() {
  useEffect(replayPresses, [])
  return (
    <Page
      heading="This page could not be shown"
      intro="Your connection may have dropped, or something went wrong on our side. Please try again."
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Try again</Button>
        <ButtonLink variant="secondary" href="/">
          Return to Home
        </ButtonLink>
      </div>
    </Page>
  )
}
