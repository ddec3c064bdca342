/**
 * Notes what was typed, ticked and chosen before hydration. React knows the fields as they were
 * prerendered, so their events have to be dispatched once more, as if a person caused them.
 *
 * @returns a function that does so once the page is hydrated. Fields that are used in between are
 * left out: React hydrates at once for such an event, and handles it. It may set the others back then.
 */
export function noteTyped(page: ParentNode): () => void {
  const handled = new Set<EventTarget | null>()
  const note = ({ target }: Event) => void handled.add(target)
  const types = ['input', 'change'] as const
  const controls = Array.from(page.querySelectorAll('input, textarea, select'))
  const replays = controls.flatMap((control) => {
    const replay = replayOf(control)
    return replay ? { control, replay } : []
  })
  for (const type of types) addEventListener(type, note, true)

  return () => {
    for (const type of types) removeEventListener(type, note, true)
    for (const { control, replay } of replays) if (!handled.has(control)) replay()
  }
}

/** Gives what replays the state of a control; nothing where it is as it was prerendered. */
function replayOf(control: Element): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex: chosen } = control
    const prerendered = Array.from(control.options).findIndex((option) => option.defaultSelected)
    return chosen === Math.max(prerendered, 0) ? undefined : () => choose(control, chosen)
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
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
