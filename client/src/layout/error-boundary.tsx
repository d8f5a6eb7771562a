import { Component, type ReactNode } from 'react'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** Stands in for a page that failed, or whose scripts did not arrive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
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
}
