import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { CommandProvider, useCommands } from './index.js'

/** A page with buttons that open both. */
function Page() {
  const commands = useCommands()
  return (
    <Card>
      <Button variant="outline" onClick={commands?.openPalette}>
        Search
      </Button>{' '}
      <Button variant="outline" onClick={commands?.openShortcuts}>
        Keyboard shortcuts
      </Button>
    </Card>
  )
}

const examples: Examples = {
  do: {
    caption: 'One, around all pages.',
    render: () => (
      <CommandProvider>
        <Page />
      </CommandProvider>
    ),
  },
  dont: {
    caption: 'One inside another: both listen, and both open at once.',
    render: () => (
      <CommandProvider>
        <CommandProvider>
          <Page />
        </CommandProvider>
      </CommandProvider>
    ),
  },
}

const meta = {
  title: 'Components/CommandProvider (cmd k everywhere, keyboard shortcuts, hotkeys)',
  id: 'components-commandprovider',
  component: CommandProvider,
  args: {
    theme: 'dark',
    language: 'en',
    onThemeChange: fn(),
    onLanguageChange: fn(),
    onLogout: fn(),
    children: <Page />,
  },
  argTypes: { children: { control: false }, groups: { control: false } },
  parameters: docsPage({ examples, height: '680px' })`
Adds a \`CommandPalette\` and a \`ShortcutsDialog\` to every page of an app.

**Use it** once, around all pages and inside \`LinkProvider\` and \`LocaleProvider\`. **Do not use it** for a single page, or twice: each listens on the whole document.

**Anatomy**: it renders nothing itself. The palette lists the website, the sign-in pages, theme and language, and the keyboard shortcuts; with \`signedIn\` the pages of the dashboard replace the sign-in pages. Add your own commands with \`groups\`. \`useCommands\` returns functions that open both. Their code is loaded when one is first opened; if that fails, a toast says so and the next click tries again.

| Key | Does |
|---|---|
| Ctrl K, on Apple devices Command K | opens and closes the palette |
| Ctrl /, on Apple devices Command / | opens and closes the list of shortcuts |

**Accessibility**: every shortcut needs a modifier. An open drawer closes first, so that focus returns to the button that opened it.

\`\`\`tsx
import { CommandProvider } from '@dropwatt/ui'

<CommandProvider signedIn={user !== null} onLogout={logOut} theme={theme} onThemeChange={setTheme}>
  {page}
</CommandProvider>
\`\`\`
`,
} satisfies Meta<typeof CommandProvider>

export default meta
type Story = StoryObj<typeof meta>

/** For visitors: the website and the sign-in pages. */
export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    // Its code is loaded when it is first opened.
    const field = await canvas.findByRole(
      'combobox',
      { name: 'Search pages and actions' },
      { timeout: 5000 },
    )
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.getByRole('option', { name: 'Log in' })).toHaveAttribute('href', '/signin')
    await expect(canvas.queryByRole('option', { name: 'Logout' })).toBeNull()
  }),
}

/** For signed-in users: the dashboard too, and Logout. */
export const SignedIn: Story = {
  args: { signedIn: true },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('{Control>}k{/Control}')
    const field = await canvas.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('logout{Enter}')
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
  }),
}
