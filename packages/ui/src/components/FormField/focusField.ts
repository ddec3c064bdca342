/**
 * Moves focus and scrolls all that belongs to it (`data-field`) into sight. Browsers alone bring
 * what takes focus, and of a text area no more than the line with the caret.
 */
export function focusField(control: HTMLElement | null | undefined): void {
  control?.focus()
  if (control) showField(control)
}

/** Scrolls no further than it takes to see a control, with its label, help and error where all of it fits. */
export function showField(control: Element): void {
  control.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
  control.scrollIntoView({ block: 'nearest' })
}
