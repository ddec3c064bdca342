/** Disabled controls that need no reason beside them: a busy button, and a choice whose count is 0. */
const exempt =
  '[aria-busy="true"], [role="radiogroup"] input:disabled:is(label:has(> [data-count="0"]) > input)'

/**
 * Stories of form parts, which only the form or the page disables as a whole, and which then gives
 * the reason; see `offReason` of `OptionsForm`.
 */
const parts =
  /^workbench-(?:filterbar|mapfield|rulesfield|positionpicker|templatepicker|choicecards|togglegroup|filedropzone|difffilters|recipeimport)--/

/** Returns the elements that describe another. */
function describedBy(element: Element): readonly HTMLElement[] {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  return ids.flatMap((id) => document.getElementById(id) ?? [])
}

const hasText = ({ textContent }: Element): boolean => textContent.trim() !== ''

/** Whether a description or title of a control, or of its form, gives the reason. */
function hasReason(control: Element): boolean {
  if (describedBy(control).some(hasText)) return true
  const title = control.getAttribute('title') ?? ''
  if (title !== '' && title !== control.getAttribute('aria-label')) return true
  for (let form = control.parentElement; form; form = form.parentElement) {
    const notes = describedBy(form).filter(({ dataset }) => dataset.off !== undefined)
    if (notes.some(hasText)) return true
  }
  return false
}

/** Throws if a workbench story disables a control without giving a reason. */
export function expectReasonsWhenDisabled(story: string): void {
  if (!story.startsWith('workbench-') || parts.test(story)) return
  const disabled = document.body.querySelectorAll(
    ':is(button, input, select, textarea):disabled, [aria-disabled="true"]',
  )
  for (const control of disabled) {
    if (control.matches(exempt) || hasReason(control)) continue
    throw new Error(`Disabled without a reason: ${control.outerHTML.slice(0, 400)}`)
  }
}
