import { expect, waitFor, within } from 'storybook/test'

/** Waits until an open dialog is shown in full, and returns queries for its content. */
export async function shownDialog(canvasElement: HTMLElement, name?: string) {
  const dialog = await within(canvasElement).findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
