import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { TopBar } from './index.js'

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: {
    theme: 'dark',
    language: 'en',
    userEmail: 'mara.rossi@example.com',
    menuOpen: false,
    onThemeChange: fn(),
    onLanguageChange: fn(),
    onMenuOpen: fn(),
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['dark', 'light'] },
    language: { control: 'inline-radio', options: ['en', 'it'] },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `
The line above every page of the dashboard: the way to the navigation on phones, the preferences, and who is signed in.

**Use it** inside \`DashboardFrame\`. **Do not use it** for a page's own actions: those stand beside its heading.

**Anatomy**: menu button (phones), a slot at the start, language, theme, initials. A choice without a handler is not shown.

| Key | Does |
|---|---|
| Tab | goes through the buttons |
| Enter, Space | does what the button says |

**Accessibility**: the page's banner. Each button is named by what it does next, so its name changes with the state and it carries no \`aria-pressed\`. The initials are an image named by the whole address.

\`\`\`tsx
import { TopBar } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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
    await expect(
      canvas.getByRole('img', { name: 'Signed in as mara.rossi@example.com' }),
    ).toHaveTextContent('MR')
    await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull()
  }),
}

export const Playground: Story = {}

/** In the light theme and in Italian each button leads back. */
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

/** What has no handler is not offered. */
export const NothingToChoose: Story = {
  args: { onThemeChange: undefined, onLanguageChange: undefined, userEmail: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('img')).toBeNull()
  }),
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const menu = within(canvasElement).getByRole('button', { name: 'Open menu' })
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu)
    await expect(args.onMenuOpen).toHaveBeenCalledTimes(1)
  }),
}
