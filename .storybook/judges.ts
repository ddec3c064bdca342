import { afterEach as judge } from '@storybook/addon-a11y/preview'
import { judgeOff } from './judgeOff.ts'
import { languages, type Language } from '../packages/ui/src/i18n/languages.js'

type Judge = typeof judge

/** Leaves passed rules out, which would be most of the report. */
export const axeOptions = { reporter: 'no-passes' } as const

/** The rules whose result depends on the theme. */
const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * The rules whose result can differ between languages: those that compare names, and those of the
 * size of texts. Whether there is a name at all depends on no language, as no text is empty.
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

type Context = Parameters<Judge>[0]

/** Renders the story again in a language, in the state after its play function. */
async function drawIn(language: Language, context: Context): Promise<void> {
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
  return judge({ ...context, parameters: { ...parameters, a11y } })
}

/** The ids that React generates, which differ each time. */
const generatedIds = /_r_\w+_/g

const judged = new Set<string>()

/** Returns whether something was not judged yet in this page of the test runner, and remembers it. */
function isNew(content: string): boolean {
  const size = judged.size
  return judged.add(content).size > size
}

/** Returns a hash of all that decides how the page looks, but its direction. */
async function contentOf({ body, documentElement }: Document): Promise<string> {
  const { clientWidth, dataset, lang } = documentElement
  const controls = body.querySelectorAll<HTMLInputElement>('input, select, textarea')
  const states = Array.from(controls, ({ value, checked }) => [value, checked])
  const html = body.innerHTML.replace(generatedIds, '')
  const content = JSON.stringify([clientWidth, dataset.theme, lang, html, states])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
  return new Uint8Array(hash).join()
}

/**
 * Runs axe on a story after its play function: all rules in the dark theme in English, and in the
 * light theme in each other language the rules of colours and of texts. Names depend on the language
 * and colours on the theme, so not every pair of them is checked; structure and roles depend on
 * neither, and colours not on the direction. What an earlier story has shown is not judged again.
 * What is off in a story of the workbench must say why.
 */
export const judgeAllLooks: Judge = async (context) => {
  judgeOff(context.id)
  const [first, ...others] = languages
  const content = await contentOf(document)
  if (isNew(`${document.dir} ${content}`)) await runAxe(context)
  if (!isNew(content)) return
  if (context.globals.language !== first) {
    return inTheme('light', () => runAxe(context, colorRules))
  }
  for (const language of others) {
    await drawIn(language, context)
    await inTheme('light', () => runAxe(context, [...colorRules, ...textRules]))
  }
}
