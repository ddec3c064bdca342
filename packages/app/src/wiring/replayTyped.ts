/**
 * Tells React what was typed, ticked and chosen before it hydrated the page. It knows the fields as
 * they were prerendered, so their events are dispatched once more, as if a person caused them.
 */
export function replayTyped(page: ParentNode): void {
  for (const control of page.querySelectorAll('input, textarea, select')) replay(control)
}

function replay(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    const prerendered = Array.from(control.options).findIndex((option) => option.defaultSelected)
    if (control.selectedIndex !== Math.max(prerendered, 0))
      control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    if (control.checked === control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.value !== control.defaultValue) type(control)
  }
}

/** React compares a field with what it last set, so the field is emptied under its eyes first. */
function type(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field
  const hasCaret = document.activeElement === field && field.selectionStart !== null
  const { selectionStart, selectionEnd } = field
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
