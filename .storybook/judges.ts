import { afterEach as judge } from '@storybook/addon-a11y/preview'
import { languages, type Language } from '../packages/ui/src/data/languages.js'

type Judge = typeof judge

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

/** Draws the story anew in a language, as its play function left it. */
async function drawIn(language: Language, context: Parameters<Judge>[0]): Promise<void> {
  context.globals.language = language
  await context.renderToCanvas()
}

/**
 * Has axe judge a story in the light theme as well, and in every other language in both, once its play
 * function has ended. The add-on itself judges the dark theme in English.
 */
export const judgeAllLooks: Judge = async (context) => {
  await inTheme('light', () => judge(context))
  const [first, ...others] = languages
  if (context.globals.language !== first) return
  for (const language of others) {
    await drawIn(language, context)
    await judge(context)
    await inTheme('light', () => judge(context))
  }
}
