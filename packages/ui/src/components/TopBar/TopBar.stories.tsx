import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { brand } from '../../brand.js'
import { Button } from '../Button/index.js'
import { TopBar } from './index.js'

function quiet() {}

const examples: Examples = {
  do: {
    caption: 'Preferences and the account menu: the same on every page.',
    render: () => (
      <TopBar
        theme="dark"
        onThemeChange={quiet}
        userEmail="mara.rossi@example.com"
        menuOpen={false}
        onMenuOpen={quiet}
      />
    ),
  },
  dont: {
    caption: 'The action of one page. Put it beside that page’s heading.',
    render: () => (
      <TopBar userEmail="mara.rossi@example.com" menuOpen={false} onMenuOpen={quiet}>
        <Button variant="neon">Run</Button>
      </TopBar>
    ),
  },
}

const meta = {
  title: 'Components/TopBar (header, app bar, toolbar)',
  id: 'components-topbar',
  component: TopBar,
  args: {
    theme: 'dark',
    language: 'en',
    userEmail: 'mara.rossi@example.com',
    menuOpen: false,
    onThemeChange: fn(),
    onLanguageChange: fn(),
    onMenuOpen: fn(),
    onSearch: fn(),
    onShortcuts: fn(),
    onLogout: fn(),
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['dark', 'light'] },
    language: { control: 'inline-radio', options: ['en', 'it'] },
    children: { control: false },
  },
  parameters: docsPage({ layout: 'fullscreen', examples })`
Shows the bar above every page of the dashboard: the menu button on phones, preferences and the account menu.

**Use it** inside \`DashboardFrame\`. **Do not use it** for a page's own actions: put them beside its heading.

**Anatomy**: menu button and brand (phones), search, a slot, keyboard shortcuts, language, theme, \`AccountMenu\`. Buttons without a handler are hidden; the account menu always shows, so that nothing shifts once the user is known. On phones the search is only an icon.

| Key | Does |
|---|---|
| Tab | moves through the buttons |
| Enter, Space | activates the button |

**Accessibility**: the page's banner. The search looks like a field but is a button, because it opens a dialog; its shortcut is shown but not announced. Each button is named after its action, so its name changes with the state and it has no \`aria-pressed\`. The account is a menu button described by the email.

\`\`\`tsx
import { TopBar } from '@dropwatt/ui'

<TopBar theme={theme} onThemeChange={setTheme} menuOpen={open} onMenuOpen={openMenu} />
\`\`\`
`,
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the light theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('light')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to Italian' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('it')
    const account = canvas.getByRole('button', { name: 'Account menu MR' })
    await expect(account).toHaveTextContent('MR')
    await expect(account).toHaveAccessibleDescription('mara.rossi@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Search automations and settings' }))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
}

/** In the light theme and in Italian each button switches back. */
export const TheOtherWay: Story = {
  args: { theme: 'light', language: 'it' },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the dark theme' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to English' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('en')
  }),
}

/** Buttons without a handler are hidden; the account menu shows before the user is known. */
export const NothingToChoose: Story = {
  args: {
    onThemeChange: undefined,
    onLanguageChange: undefined,
    onSearch: undefined,
    onShortcuts: undefined,
    userEmail: undefined,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveTextContent('')
  }),
}

export const MenuButtonOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const menu = canvas.getByRole('button', { name: 'Open menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu)
    await expect(args.onMenuOpen).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('link', { name: brand })).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Search automations and settings' }),
    ).toBeVisible()
  }),
}

/** Everything still fits, and the brand keeps its accessible name. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: brand })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  }),
}
