import type { Locator } from 'vitest/browser'

/** Fills a field in the page, where what counts is its value: with the driver it takes 100 ms. */
export function fillField(field: Locator, text: string): Promise<void> {
  const control = field.element() as HTMLElement
  control.focus()
  // Not the setter of the element itself, by which React would take the text for its own.
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return Promise.resolve()
}
