import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { automationGroups, automationSlugs } from '../../catalogue/slugs.js'
import { Toaster } from '../Toaster/index.js'
import { Sidebar } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The current page is marked, and its group is open.',
    render: () => <Sidebar currentPath="/dashboard/auto-tag" />,
  },
  dont: {
    caption: 'A path without an entry: nothing is marked as current.',
    render: () => <Sidebar currentPath="/somewhere-else" />,
  },
}

const meta = {
  title: 'Components/Sidebar (side navigation, nav rail, menu)',
  id: 'components-sidebar',
  component: Sidebar,
  args: { currentPath: '/dashboard', onNewAutomation: fn(), onLogout: fn() },
  parameters: docsPage({ examples, layout: 'fullscreen', height: '720px' })`
Shows the dashboard's navigation: ${automationSlugs.length} automations in ${automationGroups.length} groups, nine settings pages, and other pages. New Automation is above it, Logout below.

**Use it** inside \`DashboardFrame\`, which also puts it in a drawer on phones. **Do not use it** twice on one screen, or for custom navigation: its entries are the library's pages.

**Anatomy**: brand, New Automation, nested lists in one navigation, Logout.

| Key | Does |
|---|---|
| Tab | moves through the visible entries, in order |
| Enter, Space on a group | opens or closes it |
| Enter on a page | opens it |

**Accessibility**: groups are disclosures, not a tree; closed groups have no Tab stops. The current page has \`aria-current="page"\`, a tint, more weight and a lit mark, and its group opens on load and when the path changes. Counts are decorative, because screen readers announce the length of lists. The icon at COGS Monitor reads "Needs attention".

\`\`\`tsx
import { Sidebar } from '@dropwatt/ui'

<Sidebar currentPath={pathname} onLogout={logOut} />
\`\`\`
`,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 264, blockSize: '100vh' }}>
        <Story />
        <Toaster />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

function navigation(canvasElement: HTMLElement) {
  return within(within(canvasElement).getByRole('navigation', { name: 'Dashboard' }))
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const nav = navigation(canvasElement)
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(nav.getByRole('link', { name: 'Affiliate Program' })).toHaveAttribute(
      'href',
      '/dashboard/affiliate',
    )
    await expect(nav.getByRole('link', { name: 'Support' })).toHaveAttribute(
      'href',
      '/dashboard/support',
    )
    await expect(nav.getByRole('link', { name: 'Top E-Com Community' })).toHaveAttribute(
      'href',
      '/dashboard/community',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'New Automation' }))
    await expect(args.onNewAutomation).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledTimes(1)
  }),
}

/** All groups open: the automations, the settings pages, each with its own address. */
export const EverythingOpen: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const nav = navigation(canvasElement)
    for (const name of ['Image Tools', 'Bulk & Pricing', 'Import & Sync', 'Settings']) {
      await userEvent.click(nav.getByRole('button', { name }))
    }
  }),
}

/** The group of the current page is open on load, the others are closed. */
export const OnAnAutomation: Story = {
  args: { currentPath: '/dashboard/dynamic-watermark' },
}

export const OnASettingsPage: Story = {
  args: { currentPath: '/dashboard/settings/api-keys' },
}

/** Without a connection it says beside Logout what stays behind. */
export const LogoutNote: Story = {
  args: {
    logoutNote:
      'If you log out, your files stay on this device. The server learns of a log-out at the next connection.',
  },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Logout' }),
    ).toHaveAccessibleDescription(/^If you log out, your files stay/)
  }),
}
