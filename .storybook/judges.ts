import { afterEach as judge } from '@storybook/addon-a11y/preview'
import { languages, type Language } from '../packages/ui/src/i18n/languages.js'

type Judge = typeof judge

/** Leaves passed rules out, which would be most of the report. */
export const axeOptions = { reporter: 'no-passes' } as const

/** The rules whose result depends on the theme. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/** The rules whose result depends on texts: on names, on the language, and on the size of texts. */
const textRules: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-tab-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'empty-heading',
  'empty-table-header',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'valid-lang',
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

/** Renders the story again in a language, in the state after its play function. */
async function drawIn(language: Language, context: Parameters<Judge>[0]): Promise<void> {
  context.globals.language = language
  await context.renderToCanvas()
}

/** Runs some rules of axe in the light theme. */
function judgeLight(context: Parameters<Judge>[0], runOnly: readonly string[]): Promise<void> {
  const { parameters } = context
  const a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, runOnly } }
  return inTheme('light', () => judge({ ...context, parameters: { ...parameters, a11y } }))
}

/**
 * Runs axe on a story after its play function: in each other language, in the light theme. The add-on
 * itself runs all rules in the dark theme in English. Names depend on the language and colours on the
 * theme, so not every pair of them is checked; structure and roles depend on neither.
 */
export const judgeAllLooks: Judge = async (context) => {
  const [first, ...others] = languages
  if (context.globals.language !== first) return judgeLight(context, colorRules)
  for (const language of others) {
    await drawIn(language, context)
    await judgeLight(context, [...colorRules, ...textRules])
  }
}
