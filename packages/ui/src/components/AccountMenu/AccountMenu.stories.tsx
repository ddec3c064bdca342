import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Toaster } from '../Toaster/index.js'
import { AccountMenu } from './index.js'

const email = 'mara.rossi@example.com'

const examples: Examples = {
  do: {
    caption: 'At the end of the top bar, there from the start: initials come once they are known.',
    render: () => (
      <div style={{ display: 'flex', gap: 16 }}>
        <AccountMenu />
        <AccountMenu email={email} />
      </div>
    ),
  },
  dont: {
    caption: 'The part of an address before its @ is no name.',
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
  parameters: {
    examples,
    docs: {
      story: { inline: false, height: '380px' },
      description: {
        component: `
Who is signed in, as a button that opens a menu: account, preferences, the list of keys, and the way out.

**Use it** once, in the bar above an app; \`TopBar\` and \`DashboardFrame\` bring it. **Do not use it** for actions on other things: that is a \`Menu\`.

**Anatomy**: a round button with the initials, and a \`Menu\` that says name and address. While it is not known who is signed in, the button shows a person and takes the same room, so a page that was made without knowing it does not move.

The code of the menu is no part of the button: it is loaded when a pointer or focus comes to it. A press before that opens the menu as soon as it is there; where it does not come, a toast says so and asks for a reload.

| Key | Does |
|---|---|
| Enter, Space, Down on the button | open it at the first item |
| Up on the button | opens it at the last item |
| Up, Down | go through the items, round and round |
| Home, End | go to the first or the last item |
| Letters | go to the item that begins with them; after a second they start anew |
| Escape | closes; focus goes back to the button |
| Tab, Shift Tab | close and go on from the button |

**Accessibility**: the button is named Account menu with the initials that it shows, so that it can be called by them, and described by the address; the menu is named by who is signed in. A dialog that is opened from it gives focus back to the button.

\`\`\`tsx
import { AccountMenu } from '@dropwatt/ui'

<AccountMenu email={user?.email} onShortcuts={openShortcuts} onLogout={logOut} />
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = {}

/** As it stands open. */
export const Open: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await openIt(canvasElement)
  }),
}

/** An account without a name is known by its address. */
export const WithoutName: Story = {
  args: { name: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect((await openIt(canvasElement)).getByText(email)).toBeVisible()
  }),
}

/** Before it is known who is signed in: the same box, and a menu that works. */
export const NobodyKnown: Story = {
  args: { name: undefined, email: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    const menu = await openIt(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  }),
}

/** An address of any length stays inside of the menu. */
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

/** Without a handler Logout says that it does not exist yet, and no list of keys is offered. */
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
