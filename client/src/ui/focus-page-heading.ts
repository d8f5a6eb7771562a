/** Moves the focus to the page's heading, after an action that removes the focused control. */
export const focusPageHeading = () => document.querySelector('h1')?.focus()
