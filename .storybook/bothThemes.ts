import { afterEach as judge } from '@storybook/addon-a11y/preview'

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

/**
 * Has axe judge a story in the light theme as well, once its play function has ended. The add-on
 * itself judges the dark one.
 */
export const judgeLightToo: Judge = (context) => inTheme('light', () => judge(context))
