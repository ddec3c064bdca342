/**
 * Moves focus to a control and scrolls its whole field (`data-field`) into view. By default,
 * browsers scroll only to the control, and in a text area only to the line with the caret.
 */
export function focusField(control: HTMLElement | null | undefined): void {
  control?.focus()
  if (control) showField(control)
}

/** Scrolls no further than needed to show a control, with its label, help and error if they fit. */
export function showField(control: Element): void {
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  control.scrollIntoView({ block: 'nearest' })
}
