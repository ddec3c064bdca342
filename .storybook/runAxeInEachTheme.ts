import { afterEach as runAxeAfterEach } from '@storybook/addon-a11y/preview'
import { expectReasonsWhenDisabled } from './expectReasonsWhenDisabled.ts'
import { languages, type Language } from '../packages/ui/src/i18n/languages.js'

type AfterEach = typeof runAxeAfterEach
type Context = Parameters<AfterEach>[0]

/** Leaves passed rules out, which would be most of the report. */
export const axeOptions = { reporter: 'no-passes' } as const

/** Axe rules whose result depends on the theme. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * Axe rules whose result can differ between languages: those that compare names, and those that
 * measure texts. Whether a name exists depends on no language, as no text is empty.
 */
const textRules: readonly string[] = [
  'image-redundant-alt',
  'label-content-name-mismatch',
  'landmark-unique',
  'scrollable-region-focusable',
  'table-duplicate-name',
]

/** Runs `work` in a theme, without transitions, so that axe measures no colour in between. */
async function inTheme(theme: 'dark' | 'light', work: () => unknown): Promise<void> {
  const { dataset } = document.documentElement
  const before = dataset.theme
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(still)
  dataset.theme = theme
  try {
    await work()
  } finally {
    dataset.theme = before
    still.remove()
  }
}

/** Renders the story in a language, in the state after its play function. */
async function renderIn(language: Language, context: Context): Promise<void> {
  context.globals.language = language
  await context.renderToCanvas()
}

/**
 * Runs axe on the story as it is.
 *
 * @param rules the rules to apply. @default all
 */
function runAxe(context: Context, rules?: readonly string[]): Promise<void> {
  const { parameters } = context
  const options = { ...parameters.a11y.options, ...(rules && { runOnly: rules }) }
  const a11y = { ...parameters.a11y, test: 'error', options }
  return runAxeAfterEach({ ...context, parameters: { ...parameters, a11y } })
}

/** Ids that React generates, which differ each time. */
const generatedIds = /_r_\w+_/g

const checked = new Set<string>()

/** Marks content as checked in this page of the test runner; returns whether it was new. */
function markChecked(content: string): boolean {
  const { size } = checked
  return checked.add(content).size > size
}

/** Returns a hash of everything that affects how the page looks, except its direction. */
async function hashPage({ body, documentElement }: Document): Promise<string> {
  const { clientWidth, dataset, lang } = documentElement
  const controls = body.querySelectorAll<HTMLInputElement>('input, select, textarea')
  const states = Array.from(controls, (control) => [control.value, control.checked])
  const html = body.innerHTML.replace(generatedIds, '')
  const content = JSON.stringify([clientWidth, dataset.theme, lang, html, states])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  return new Uint8Array(hash).join()
}

/**
 * Runs axe on a story after its play function: all rules in the dark theme in English; in the light
 * theme in each other language only the rules of colours and texts, as structure and roles depend on
 * neither. Skips pages that an earlier story has shown.
 */
export const runAxeInEachTheme: AfterEach = async (context) => {
  expectReasonsWhenDisabled(context.id)
  const [first, ...others] = languages
  const content = await hashPage(document)
  if (markChecked(`${document.dir} ${content}`)) await runAxe(context)
  if (!markChecked(content)) return
  if (context.globals.language !== first) {
    return inTheme('light', () => runAxe(context, colorRules))
  }
  for (const language of others) {
    await renderIn(language, context)
    await inTheme('light', () => runAxe(context, [...colorRules, ...textRules]))
  }
}
