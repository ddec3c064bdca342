import { expect, test } from 'vitest'
import { themeCss } from './themeCss.js'

test('theme.css matches the tokens', async () => {
  await expect(
    `/* Made from the tokens by npm run tokens; do not edit. */\n${themeCss}`,
  ).toMatchFileSnapshot('../../theme.css')
})
