const types = ['input', 'change', 'click'] as const

/**
 * Records changes to form fields until hydration, and hides their events from React. React would miss
 * a change made before it hydrates a field, and would take one made meanwhile for the initial value.
 *
 * @returns a function that replays the changes; call it once the page is hydrated. Further calls do
 *   nothing
 */
export function recordInput(page: ParentNode): () => void {
  const replays = new Map<Element | string, (() => void) | undefined>()

  function record(control: Element) {
    if (!isRadio(control)) replays.set(control, replayOf(control))
    // In a radio group, only the last choice is replayed.
    else if (control.checked) replays.set(control.name, replayOf(control))
  }

  function recordEvent(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || !target.matches('input, textarea, select')) return
    if (type === 'click' && !target.matches('[type="checkbox"], [type="radio"]')) return
    event.stopImmediatePropagation()
    record(target)
  }

  for (const control of page.querySelectorAll('input, textarea, select')) record(control)
  for (const type of types) addEventListener(type, recordEvent, true)

  return () => {
    for (const type of types) removeEventListener(type, recordEvent, true)
    const noted = [...replays.values()]
    replays.clear()
    for (const replay of noted) replay?.()
  }
}

const isRadio = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio'

/** Returns a function that replays the change of a control; undefined if it is as prerendered. */
function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex: chosen } = control
    const prerendered = Array.from(control.options).findIndex((option) => option.defaultSelected)
    return chosen === Math.max(prerendered, 0) ? undefined : () => select(control, chosen)
  }
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    const { checked } = control
    return checked === control.defaultChecked ? undefined : () => check(control, checked)
  }
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    const { value } = control
    return value === control.defaultValue ? undefined : () => typeText(control, value)
  }
  return undefined
}

function select(field: HTMLSelectElement, index: number): void {
  field.selectedIndex = index
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function check(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked
  box.click()
}

/**
 * React ignores an input event whose value it has already seen. Its setter on the element sees the
 * empty value; the prototype's setter then changes the value unseen.
 */
function typeText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const hasCaret = document.activeElement === field && field.selectionStart !== null
  const { selectionStart, selectionEnd } = field
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
