import { afterEach as judge } from '@storybook/addon-a11y/preview'

type Judge = typeof judge

/** What passes is listed by rule, not by element: the lists would outweigh everything else. */
export const axeOptions = { resultTypes: ['violations', 'incomplete'] }

/** The rules whose result depends on the theme. */
const colorRules = { ...axeOptions, runOnly: ['color-contrast', 'link-in-text-block'] }

/** Changes the theme at once, so that no colour is measured on its way to another. */
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

/** Draws the story anew in Italian, as its play function left it. */
async function drawInItalian(context: Parameters<Judge>[0]): Promise<void> {
  context.globals.language = 'it'
  await context.renderToCanvas()
}

/** Judges the colours of the light theme; every other rule finds there what it found in the dark one. */
function judgeLight(context: Parameters<Judge>[0]): Promise<void> {
  const { parameters } = context
  const a11y = { ...parameters.a11y, options: { ...parameters.a11y.options, ...colorRules } }
  return inTheme('light', () => judge({ ...context, parameters: { ...parameters, a11y } }))
}

/**
 * Has axe judge a story in Italian as well, and the colours of the light theme in both, once its play function
 * has ended. The add-on itself judges the dark theme in English.
 */
export const judgeAllLooks: Judge = async (context) => {
  await judgeLight(context)
  if (context.globals.language !== 'en') return
  await drawInItalian(context)
  await judge(context)
  await judgeLight(context)
}
