import { afterEach as judge } from '@storybook/addon-a11y/preview'

type Judge = typeof judge

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

/** Draws the story anew in Italian, as its play function left it. */
async function drawInItalian(context: Parameters<Judge>[0]): Promise<void> {
  context.globals.language = 'it'
  await context.renderToCanvas()
}

/**
 * Has axe judge a story in the light theme as well, and in Italian in both, once its play function
 * has ended. The add-on itself judges the dark theme in English.
 */
export const judgeAllLooks: Judge = async (context) => {
  await inTheme('light', () => judge(context))
  if (context.globals.language !== 'en') return
  await drawInItalian(context)
  await judge(context)
  await inTheme('light', () => judge(context))
}
