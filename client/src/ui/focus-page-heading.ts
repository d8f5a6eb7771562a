/** Moves the focus to the page's heading, after an action that removes the focused control. */
export const focusPageHeading = (options?: FocusOptions) => document.querySelector('h1')?.focus(options)

/** Focuses an element, by default the page's heading, if the focused control is gone or disabled. */
export function restoreFocus(target: HTMLElement | null = document.querySelector('h1')) {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body || activeElement.matches(':disabled'))
    target?.focus({ preventScroll: true })
}
