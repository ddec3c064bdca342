import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sampleTexts } from '../../test/sampleTexts.js'
import { TranslationBench } from '../../test/TranslationBench.js'

test('focus moves on when a filled text leaves the list', async () => {
  const texts = sampleTexts(40).filter(({ isLocked }) => !isLocked)
  const screen = await render(<TranslationBench texts={texts} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Empty 5' }))
  await userEvent.click(screen.getByRole('textbox', { name: 'Translation, title, row 7' }))
  await userEvent.keyboard('Becher{Control>}{Enter}{/Control}')
  await expect
    .element(screen.getByRole('textbox', { name: 'Translation, title, row 15' }))
    .toHaveFocus()
  await expect.element(screen.getByRole('radio', { name: 'Empty 4' })).toBeChecked()
  await userEvent.keyboard('Tasse{Control>}{Enter}{/Control}')
  await expect
    .element(screen.getByRole('textbox', { name: 'Translation, title, row 23' }))
    .toHaveFocus()
})

test('windows thousands of texts and keeps the focused one in place', async () => {
  const screen = await render(<TranslationBench texts={sampleTexts(12_480)} />)
  const table = screen.getByRole('table')
  const field = screen.getByRole('textbox', { name: 'Translation, title, row 2', exact: true })
  await userEvent.click(field)
  table.element().scrollTop = table.element().scrollHeight / 2
  await expect.poll(() => screen.getByRole('row').all().length).toBeLessThan(60)
  const numbers = () =>
    [...table.element().querySelectorAll('[data-index]')].map((row) =>
      Number((row as HTMLElement).dataset['index']),
    )
  await expect.poll(() => Math.max(...numbers())).toBeGreaterThan(4000)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(screen.getByRole('textbox', { name: 'Translation, body_html, row 3', exact: true }))
    .toHaveFocus()
})
