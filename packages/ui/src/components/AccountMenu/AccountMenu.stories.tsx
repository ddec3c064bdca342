import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Toaster } from '../Toaster/index.js'
import { AccountMenu } from './index.js'

const email = 'mara.rossi@example.com'

const examples: Examples = {
  do: {
    caption:
      'At the end of the top bar, from the start. The initials appear once the user is known.',
    render: () => (
      <div style={{ display: 'flex', gap: 16 }}>
        <AccountMenu />
        <AccountMenu email={email} />
      </div>
    ),
  },
  dont: {
    caption: 'The part of an address before the @ is not a name.',
    render: () => <AccountMenu name="mara.rossi" email={email} />,
  },
}

const meta = {
  title: 'Components/AccountMenu (avatar, user menu, profile, log out)',
  id: 'components-accountmenu',
  component: AccountMenu,
  args: { name: 'Mara Rossi', email, onShortcuts: fn(), onLogout: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 320 }}>
        <Story />
        <Toaster />
      </div>
    ),
  ],
  parameters: docsPage({ examples, height: '380px' })`
A button that shows who is signed in and opens a menu: account, preferences, keyboard shortcuts and Logout.

**Use it** once, in the bar above an app; \`TopBar\` and \`DashboardFrame\` include it. **Do not use it** for actions on other things: that is a \`Menu\`.

**Anatomy**: a round button with the initials, and a \`Menu\` with name and email. Until the user is known, the button shows a person icon of the same size, so that a prerendered page does not shift.

The code of the menu is a separate chunk, loaded when the button is hovered or focused. A click before that opens the menu as soon as it has loaded. If it fails to load, a toast asks for a reload.

| Key | Does |
|---|---|
| Enter, Space, Down on the button | open it at the first item |
| Up on the button | opens it at the last item |
| Up, Down | move through the items and wrap around |
| Home, End | go to the first or the last item |
| Letters | move to the item that starts with them; the search resets after one second |
| Escape | closes; focus returns to the button |
| Tab, Shift Tab | close and go on from the button |

**Accessibility**: the button is named Account menu plus the initials that it shows, for voice control, and described by the email. The menu is named after the signed-in user. A dialog that is opened from it returns focus to the button.

\`\`\`tsx
import { AccountMenu } from '@dropwatt/ui'

<AccountMenu email={user?.email} onShortcuts={openShortcuts} onLogout={logOut} />
\`\`\`
`,
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

async function openIt(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: /^Account menu/ }))
  const menu = await canvas.findByRole('menu')
  await waitFor(() => expect(menu).toBeVisible())
  return within(menu)
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const menu = await openIt(canvasElement)
    await expect(menu.getByText('Mara Rossi')).toBeVisible()
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4)
    await userEvent.click(menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }))
    await expect(args.onShortcuts).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(within(canvasElement).queryByRole('menu')).toBeNull())
    await expect(within(canvasElement).getByRole('button', { name: /^Account menu/ })).toHaveFocus()
  }),
}

/** Without a connection it says above Logout what stays behind. */
export const LogoutNote: Story = {
  args: {
    logoutNote:
      'If you log out, your files stay on this device. The server learns of a log-out at the next connection.',
  },
  play: inEnglish(async ({ canvasElement }) => {
    const menu = await openIt(canvasElement)
    await expect(menu.getByText(/^If you log out, your files stay/)).toBeVisible()
  }),
}

/** Open. */
export const Open: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await openIt(canvasElement)
  }),
}

/** An account without a name shows its email. */
export const WithoutName: Story = {
  args: { name: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect((await openIt(canvasElement)).getByText(email)).toBeVisible()
  }),
}

/** Before the user is known: the same size, and a working menu. */
export const NobodyKnown: Story = {
  args: { name: undefined, email: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const menu = await openIt(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  }),
}

/** An email of any length stays inside the menu. */
export const LongAddress: Story = {
  args: {
    name: 'Maria Antonietta Bartolomei-Castiglioni della Rovere',
    email: 'maria.antonietta.bartolomei-castiglioni@a-shop-with-a-long-name.example.com',
  },
  globals: { viewport: { value: 'narrow' } },
  play: inEnglish(async ({ canvasElement }) => {
    await openIt(canvasElement)
    await expect(document.documentElement.scrollWidth).toBe(innerWidth)
  }),
}

/** Without a handler Logout shows the not-implemented notice, and keyboard shortcuts are not offered. */
export const NotWired: Story = {
  args: { onShortcuts: undefined, onLogout: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const menu = await openIt(canvasElement)
    await expect(menu.queryByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeNull()
    await userEvent.click(menu.getByRole('menuitem', { name: 'Logout' }))
    const notice = await within(canvasElement).findByText("This feature isn't implemented yet")
    await waitFor(() => expect(notice).toBeVisible())
  }),
}
