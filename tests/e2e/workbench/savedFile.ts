import type { Locator, Page } from 'playwright/test'

/** Returns the row of a saved file in the list of the page of files; while it is read, there is none. */
export function savedFile(page: Page, name: string): Locator {
  return page.getByRole('table', { name: 'Files saved on this device' }).getByRole('row', { name })
}
