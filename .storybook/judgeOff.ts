/** Controls that may be off without a sentence beside them, and why. */
const selfEvident: readonly (readonly [selector: string, why: string])[] = [
  ['[aria-busy="true"]', 'its own sign and label show the work'],
  [
    '[role="radiogroup"] input:disabled:is(label:has(> [data-count="0"]) > input)',
    'its count of 0 says it',
  ],
]

/**
 * Stories whose controls are parts of a form: they are off with it, and the form says why, see
 * `offReason` of `OptionsForm`.
 */
const partsOfForms =
  /^workbench-(?:filterbar|mapfield|rulesfield|positionpicker|templatepicker|choicecards|togglegroup)--/

/** Stories of what only a page switches off as a whole, which says why; the workbench never does. */
const wholes = /^workbench-(?:filedropzone|difffilters|recipeimport)--/

/** Returns the texts of the elements that describe another. */
function describedBy(element: Element): readonly HTMLElement[] {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  return ids.flatMap((id) => document.getElementById(id) ?? [])
}

const hasText = ({ textContent }: Element): boolean => textContent.trim() !== ''

/** Whether a control, or the form that it is in, is described by why it is off. */
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

/** Throws if a control of the workbench is off and nothing says why. */
export function judgeOff(story: string): void {
  if (!story.startsWith('workbench-') || partsOfForms.test(story) || wholes.test(story)) return
  const off = document.body.querySelectorAll(
    ':is(button, input, select, textarea):disabled, [aria-disabled="true"]',
  )
  for (const control of off) {
    const isEvident = selfEvident.some(([selector]) => control.matches(selector))
    if (isEvident || hasReason(control)) continue
    throw new Error(`Nothing says why this is off: ${control.outerHTML.slice(0, 400)}`)
  }
}
