import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
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
    caption: 'Groups in one column, each saved separately.',
    render: () => <SettingsFrame current="notifications">{group}</SettingsFrame>,
  },
  dont: {
    caption: 'Two columns leave the reading order unclear.',
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
  parameters: docsPage({ examples })`
Lays out a settings page: its heading, links to the other eight, and its groups.

**Use it** inside \`DashboardFrame\`, once for each settings page. **Do not use it** for other pages, which have no second-level navigation.

**Anatomy**: heading and description from the library's list of pages, the list of nine pages (on phones behind a button with the current page), one column of 640 px. Beside the sidebar of a \`DashboardFrame\`, which already lists the pages, the list is hidden, and if there is space the header of each group is beside its panel. This uses CSS only, so a prerendered page does not shift on hydration. \`sample\` marks the values as sample data. Printed, it is black on white.

| Key | Does |
|---|---|
| Tab | moves through the pages; on phones first to the button |
| Enter, Space on the button | opens or closes the list |

**Accessibility**: one \`h1\`, and a navigation named Settings when there is no sidebar; the current page has \`aria-current\`. On phones the closed list has no Tab stops, and following a link closes it.

\`\`\`tsx
import { SettingsFrame } from '@dropwatt/ui'
\`\`\`
`,
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

/** On phones the list is behind a button with the current page. */
export const ListBehindButton: Story = {
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

/** The sidebar lists the nine pages, so there is no second list; group headers are beside their panels. */
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

/** Without a sidebar, the list is shown. */
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
