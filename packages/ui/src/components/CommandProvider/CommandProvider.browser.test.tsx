import { StrictMode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Drawer } from '../Drawer/index.js'
import { Toaster } from '../Toaster/index.js'
import { CommandProvider, useCommands, type CommandProviderProps } from './index.js'

function Buttons() {
  const commands = useCommands()
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={commands?.openPalette}>
        Search
      </button>
      <button type="button" onClick={commands?.openShortcuts}>
        Keys
      </button>
      <button type="button" onClick={() => setMenuOpen(true)}>
        Menu
      </button>
      <Drawer open={menuOpen} onClose={() => setMenuOpen(false)} title="Navigation">
        <a href="#somewhere">Somewhere</a>
      </Drawer>
    </>
  )
}

function show(options?: Omit<CommandProviderProps, 'children'>) {
  return render(
    <StrictMode>
      <CommandProvider {...options}>
        <Buttons />
      </CommandProvider>
      <Toaster />
    </StrictMode>,
  )
}

const field = page.getByRole('combobox')
const option = (name: string) => page.getByRole('option', { name, exact: true })
const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const pressK = () => userEvent.keyboard('{Control>}k{/Control}')
const pressSlash = () => userEvent.keyboard('{Control>}/{/Control}')

function names() {
  return page
    .getByRole('option')
    .elements()
    .map((entry) => entry.textContent)
}

const press = (repeat: boolean) =>
  new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, repeat, cancelable: true })

describe('the palette', () => {
  test('opens by Ctrl K and through useCommands, and returns focus', async () => {
    await show()
    const button = page.getByRole('button', { name: 'Search' })
    await button.click()
    await expect.element(field).toHaveFocus()
    await pressK()
    await expect.element(button).toHaveFocus()
    await pressK()
    await expect.element(field).toHaveFocus()
  })

  test('offers visitors the website and the sign-in pages', async () => {
    await show()
    await pressK()
    await expect.element(option('Pricing')).toHaveAttribute('href', '/#pricing')
    expect(names()).toEqual([
      'Home page',
      'Overview',
      'Automation Library',
      'Integrations',
      'Blog',
      'Case Studies',
      'Help Center',
      'Pricing',
      'Terms of Service',
      'Log in',
      'Create account',
      'Reset your password',
      'Keyboard shortcuts',
    ])
  })

  test('receives keys typed while it loads, and the page does not', async () => {
    const onKeyDown = vi.fn<() => void>()
    await show()
    document.body.addEventListener('keydown', onKeyDown)
    document.dispatchEvent(press(false))
    // React handles the shortcut in a microtask, and renders the loaded palette in a later task.
    await Promise.resolve()
    for (const key of ['s', 'h', 'i', 'x', 'Backspace', 'Enter']) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    }
    document.body.removeEventListener('keydown', onKeyDown)
    await expect.element(field).toHaveValue('shi')
    expect(onKeyDown).not.toHaveBeenCalled()
  })

  test('switches theme and language if handlers are given', async () => {
    const onThemeChange = vi.fn<(theme: string) => void>()
    const onLanguageChange = vi.fn<(language: string) => void>()
    await show({ theme: 'light', onThemeChange, language: 'en', onLanguageChange })
    await pressK()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('dark{Enter}')
    expect(onThemeChange).toHaveBeenCalledExactlyOnceWith('dark')
    await pressK()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('italiano{Enter}')
    expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('it')
  })

  test('shows custom commands', async () => {
    const onSelect = vi.fn<() => void>()
    await show({ groups: [{ heading: 'Jobs', entries: [{ id: 'p', label: 'Pause', onSelect }] }] })
    await pressK()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('pause{Enter}')
    expect(onSelect).toHaveBeenCalledOnce()
  })

  test('replaces an open drawer and returns focus to its button', async () => {
    await page.viewport(390, 844)
    await show()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible()
    await pressK()
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByRole('dialog', { name: 'Navigation' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus()
    await page.viewport(1280, 800)
  })

  test('holding the key down opens it once', async () => {
    await show()
    document.dispatchEvent(press(false))
    await expect.element(field).toBeVisible()
    const held = press(true)
    document.dispatchEvent(held)
    await expect.element(field).toBeVisible()
    expect(held.defaultPrevented).toBe(true)
  })
})

describe('the list of shortcuts', () => {
  test('opens by Ctrl / and through useCommands', async () => {
    await show()
    await pressSlash()
    await expect.element(shortcuts).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Keys' }).click()
    await expect.element(shortcuts).toBeVisible()
  })

  test('is found in the palette, and replaces it', async () => {
    await show()
    await pressK()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('shortcuts{Enter}')
    await expect.element(shortcuts).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
    await pressK()
    await expect.element(field).toHaveFocus()
    await expect.element(shortcuts).not.toBeInTheDocument()
  })

  test('the slash may need Shift, as on many keyboards', async () => {
    await show()
    const shift = { key: '/', code: 'Digit7', ctrlKey: true, shiftKey: true }
    document.dispatchEvent(new KeyboardEvent('keydown', shift))
    await expect.element(shortcuts).toBeVisible()
  })
})

test('single letters, and extra modifiers, open nothing', async () => {
  await show()
  await userEvent.keyboard('k/{Control>}{Shift>}k{/Shift}{/Control}{Alt>}k{/Alt}{Meta>}k{/Meta}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('without a provider there is nothing to open', async () => {
  await render(<Buttons />)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
