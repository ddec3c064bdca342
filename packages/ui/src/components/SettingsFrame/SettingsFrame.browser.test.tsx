import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { cdp, page } from 'vitest/browser'
import { themeVariablesCss } from '../../tokens/index.js'
import { Button } from '../Button/index.js'
import { SettingsGroup } from '../SettingsGroup/index.js'
import { SettingsFrame } from './index.js'

async function emulate(media: 'print' | '') {
  await cdp().send('Emulation.setEmulatedMedia', { media })
}

afterEach(() => emulate(''))

test.each(['dark', 'light'])(
  'a11y 64: from the %s theme it prints black on white',
  async (theme) => {
    await render(
      <StrictMode>
        <style>{themeVariablesCss}</style>
        <div data-theme={theme}>
          <SettingsFrame current="plan-billing">
            <SettingsGroup heading="Your plan" hint="Paid monthly.">
              <Button>Change plan</Button>
            </SettingsGroup>
          </SettingsFrame>
        </div>
      </StrictMode>,
    )
    await emulate('print')
    for (const text of ['Plan & Billing', 'Your plan', 'Paid monthly.']) {
      const part = page.getByText(text, { exact: true }).first().element()
      expect(getComputedStyle(part).color).toBe('rgb(0, 0, 0)')
    }
    const group = page.getByRole('region', { name: 'Your plan' }).element()
    expect(getComputedStyle(group).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(page.getByRole('button').all()).toHaveLength(0)
    expect(page.getByRole('navigation').all()).toHaveLength(0)
  },
)
