import { userEvent } from 'storybook/test'

/** Fills an empty field in one step, where typing would render the page for each character. */
export async function pasteInto(field: HTMLElement, text: string): Promise<void> {
  field.focus()
  await userEvent.paste(text)
}
