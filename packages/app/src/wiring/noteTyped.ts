const types = ['input', 'change', 'click'] as const

/**
 * Notes what is typed, ticked and chosen until a page is hydrated. React knows the fields as they were
 * prerendered: it misses what was done before, and for a field that is used while it hydrates it takes
 * the new state for the first one. So it sees none of those events until they are replayed.
 *
 * @returns a function that replays them, as if a person caused them, once the page is hydrated
 */
export function noteTyped(page: ParentNode): () => void {
  const replays = new Map<Element | string, (() => void) | undefined>()

  function note(control: Element) {
    if (!isRadio(control)) replays.set(control, replayOf(control))
    // Of a radio group, only the button chosen last is replayed.
    else if (control.checked) replays.set(control.name, replayOf(control))
  }

  function noteEvent(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || !target.matches('input, textarea, select')) return
    if (type === 'click' && !target.matches('[type="checkbox"], [type="radio"]')) return
    event.stopImmediatePropagation()
    note(target)
  }

  for (const control of page.querySelectorAll('input, textarea, select')) note(control)
  for (const type of types) addEventListener(type, noteEvent, true)

  return () => {
    for (const type of types) removeEventListener(type, noteEvent, true)
    for (const replay of replays.values()) replay?.()
  }
}

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

/** Gives what replays the state of a control; nothing where it is as it was prerendered. */
function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex: chosen } = control
    const prerendered = Array.from(control.options).findIndex((option) => option.defaultSelected)
    return chosen === Math.max(prerendered, 0) ? undefined : () => choose(control, chosen)
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked } = control
    return checked === control.defaultChecked ? undefined : () => tick(control, checked)
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value } = control
    return value === control.defaultValue ? undefined : () => retype(control, value)
  }
  return undefined
}

function choose(select: HTMLSelectElement, index: number): void {
  select.selectedIndex = index
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked
  box.click()
}

/** React compares a field with what it last set, so the field is emptied under its eyes first. */
function retype(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const hasCaret = document.activeElement === field && field.selectionStart !== null
  const { selectionStart, selectionEnd } = field
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
