import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { settingsPages } from '../../navigation/settings.js'
import { DashboardFrame } from '../DashboardFrame/index.js'
import { SettingsGroup } from '../SettingsGroup/index.js'
import { Switch } from '../Switch/index.js'
import { SettingsFrame } from './index.js'

const group = (
  <SettingsGroup heading="By email" hint="Sent to the address of your account.">
    <Switch label="Weekly summary" hint="What your automations did that week." defaultChecked />
    <Switch label="New automations" hint="When a new automation is available." />
  </SettingsGroup>
)

const examples: Examples = {
  do: {
    caption: 'Its groups in one column, each saved by itself.',
    render: () => <SettingsFrame current="notifications">{group}</SettingsFrame>,
  },
  dont: {
    caption: 'Two columns make a form that is read in no order.',
    render: () => (
      <SettingsFrame current="notifications">
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 }}>
          {group}
          {group}
        </div>
      </SettingsFrame>
    ),
  },
}

const meta = {
  title: 'Frames/SettingsFrame (settings layout, second-level navigation)',
  id: 'frames-settingsframe',
  component: SettingsFrame,
  args: { current: 'account', children: group },
  argTypes: {
    current: { control: 'select', options: settingsPages },
    children: { control: false },
  },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
The frame around a settings page: its heading, the way to the other eight, and its groups.

**Use it** inside \`DashboardFrame\`, once for each settings page. **Do not use it** for other pages: they have no second level.

**Anatomy**: heading and description from the library's list of pages, the list of nine (on phones behind a button that says the page), one column of 640 px. Beside the sidebar of a \`DashboardFrame\`, which lists the nine already, the list goes, and with enough room the head of each group stands beside its panel. That is decided by styles alone, so nothing moves when a page that was made on a server comes to life. \`sample\` says beside the heading that the values are made up. On paper all of it is black on white.

| Key | Does |
|---|---|
| Tab | goes through the pages; on phones first to the button |
| Enter, Space on the button | opens or closes the list |

**Accessibility**: one \`h1\`, and a navigation named Settings where the sidebar is not there; the page on screen carries \`aria-current\`. On phones the closed list gives no Tab stops, and following a link closes it.

\`\`\`tsx
import { SettingsFrame } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SettingsFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
    const nav = within(canvas.getByRole('navigation', { name: 'Settings' }))
    await expect(nav.getAllByRole('link')).toHaveLength(9)
    await expect(nav.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Team & Roles' })).toHaveAttribute(
      'href',
      '/dashboard/settings/team-roles',
    )
    await expect(nav.queryByRole('button')).toBeNull()
  }),
}

export const Playground: Story = { args: { current: 'theme-language' } }

/** On phones the list stands behind a button that says which page is on screen. */
export const OnPhone: Story = {
  args: { current: 'team-roles' },
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Settings' }))
    await expect(nav.queryByRole('link')).toBeNull()
    const button = nav.getByRole('button', { name: 'Settings page: Team & Roles' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(nav.getByRole('link', { name: 'Account' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
    await expect(nav.queryByRole('link')).toBeNull()
  }),
}

const inDashboard: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <DashboardFrame currentPath="/dashboard/settings/account">
        <Story />
      </DashboardFrame>
    ),
  ],
}

/** The sidebar leads to the nine pages, so there is no second list; heads stand beside their panels. */
export const BesideTheSidebar: Story = {
  ...inDashboard,
  tags: ['fits', 'snapshot'],
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1)
    await expect(canvas.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
    const byEmail = within(canvas.getByRole('region', { name: 'By email' }))
    const head = byEmail.getByRole('heading', { level: 2 }).getBoundingClientRect()
    const control = byEmail.getByRole('switch', { name: 'Weekly summary' }).getBoundingClientRect()
    await expect(head.right).toBeLessThan(control.left)
  }),
}

/** Where the sidebar is not there, the list is. */
export const InDashboardOnPhone: Story = {
  ...inDashboard,
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1)
    const nav = within(canvas.getByRole('navigation', { name: 'Settings' }))
    await expect(nav.getByRole('button', { name: 'Settings page: Account' })).toBeVisible()
  }),
}
