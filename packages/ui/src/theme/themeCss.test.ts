import { expect, test } from 'vitest'
import { themeCss } from './themeCss.js'

test('theme.css holds what the tokens say', async () => {
  await expect(
    `/* Made from the tokens by npm run tokens; do not edit. */\n${themeCss}`,
  ).toMatchFileSnapshot('../../theme.css')
})
