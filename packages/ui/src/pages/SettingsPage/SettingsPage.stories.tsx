import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { withToaster } from '../../../docs/toaster.js'
import { inEnglish, type PlayContext } from '../../../docs/inEnglish.js'
import {
  sampleApiKeys,
  sampleMembers,
  samplePlan,
  sampleStore,
} from '../../samples/settingsSamples.js'
import type { Theme } from '../../tokens/index.js'
import {
  AccountSettingsPage,
  ApiKeysSettingsPage,
  AutomationDefaultsSettingsPage,
  NotificationsSettingsPage,
  PlanBillingSettingsPage,
  SettingsPage,
  ShopifyStoreSettingsPage,
  TeamRolesSettingsPage,
  ThemeLanguageSettingsPage,
  UsageQuotasSettingsPage,
} from './index.js'

const meta = {
  title: 'Pages/Settings (preferences, account, billing)',
  id: 'pages-settings',
  component: SettingsPage,
  tags: ['fits'],
  args: { slug: 'account' },
  argTypes: { slug: { control: false } },
  decorators: [withToaster],
  parameters: docsPage()`
The nine settings pages; render them inside a \`DashboardFrame\`. Each page has its own component; \`SettingsPage\` selects one by its slug and passes on all other props.

Data is passed in by props; the default is sample data, marked as such. Every action has a callback; without it, the action shows the not-implemented notice. Nothing is stored.

With \`onSave\`, a group shows its save state beside its button: unsaved changes, busy until the promise settles, then saved, or not saved and why. The input stays. The browser asks before the user leaves unsaved changes; \`onUnsavedChange\` is called with whether there are any, for example to block a router's navigation. Data that loads late or changes updates only the fields without unsaved changes.

| Key | Does |
|---|---|
| Tab | moves through the list of pages, then through the groups |
| Enter in a field | saves its group |
| Space | toggles a switch, or presses a button |
| Arrow keys | change the usage alert by 5, or select another theme or language |

**Accessibility**: the heading equals the entry in the sidebar. The list of the nine pages is a navigation landmark, hidden where the sidebar of a \`DashboardFrame\` is shown. Each group is a region named by its heading. The names of repeated buttons include what they act on. In print, a page is black on white.

\`\`\`tsx
import { AccountSettingsPage } from '@dropwatt/ui/pages'
\`\`\`
`,
} satisfies Meta<typeof SettingsPage>

export default meta
type Story = StoryObj

/** Checks that the heading equals the page's entry in the list, and that the entry is marked as current. */
function isMarkedAs(label: string) {
  return inEnglish(async ({ canvasElement }: PlayContext) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: label })).toBeVisible()
    const entry = canvas.getByRole('link', { name: label, hidden: true })
    await expect(entry).toHaveAttribute('aria-current', 'page')
  })
}

export const Default: Story = {}

export const Account: Story = {
  tags: ['snapshot'],
  render: () => <AccountSettingsPage />,
  play: isMarkedAs('Account'),
}

/** A real account without a name: the email address is shown in its place. */
export const AccountWithoutName: Story = {
  render: () => <AccountSettingsPage profile={{ name: '', email: 'mara.rossi@example.com' }} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('')
    await expect(canvas.queryByText('Sample data')).toBeNull()
  }),
}

const account = { name: 'Mara Rossi', email: 'mara.rossi@example.com' }

function Late() {
  const [profile, setProfile] = useState({ name: '', email: '' })
  useEffect(() => {
    const arrival = setTimeout(() => setProfile(account), 1000)
    return () => clearTimeout(arrival)
  }, [])
  return <AccountSettingsPage profile={profile} onSave={fn()} />
}

/** The user loads after a second; earlier input stays. */
export const AccountArrivingLate: Story = {
  render: () => <Late />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Ada')
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveValue(account.email))
    await expect(name).toHaveValue('Ada')
  }),
}

/** Changes the name, and clicks Save if `press` is set. */
async function changeName({ canvasElement }: PlayContext, press: boolean) {
  const canvas = within(canvasElement)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Neri')
  const button = canvas.getByRole('button', { name: 'Save' })
  if (press) await userEvent.click(button)
  return { canvas, button }
}

/** Unsaved changes are shown beside Save, and the browser asks before the user leaves. */
export const AccountUnsaved: Story = {
  render: () => <AccountSettingsPage profile={account} onSave={fn()} />,
  play: inEnglish(async (context) => {
    const { button } = await changeName(context, false)
    await expect(button).toHaveAccessibleDescription('Unsaved changes')
  }),
}

/** Busy until the promise that `onSave` returned settles. */
export const AccountSaving: Story = {
  render: () => <AccountSettingsPage profile={account} onSave={() => new Promise(() => {})} />,
  play: inEnglish(async (context) => {
    const { button } = await changeName(context, true)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }),
}

export const AccountSaved: Story = {
  render: () => <AccountSettingsPage profile={account} onSave={() => Promise.resolve()} />,
  play: inEnglish(async (context) => {
    const { canvas } = await changeName(context, true)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'))
  }),
}

/** The message of the rejection is announced, and the input stays. */
export const AccountNotSaved: Story = {
  render: () => (
    <AccountSettingsPage
      profile={account}
      onSave={() => Promise.reject(new Error('This name is in use. Choose another one.'))}
    />
  ),
  play: inEnglish(async (context) => {
    const { canvas } = await changeName(context, true)
    const alert = canvas.getByRole('alert')
    await waitFor(() => expect(alert).toHaveTextContent('Not saved. This name is in use.'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mara Rossi Neri')
  }),
}

/** A flush group shows its save state in the same way. */
export const NotificationsUnsaved: Story = {
  render: () => <NotificationsSettingsPage onSave={fn()} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('switch', { name: 'Weekly summary' }))
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  }),
}

export const ShopifyStore: Story = {
  render: () => <ShopifyStoreSettingsPage />,
  play: isMarkedAs('Shopify Store'),
}

export const ShopifyStoreNotConnected: Story = {
  render: () => (
    <ShopifyStoreSettingsPage store={{ ...sampleStore, connected: false, permissions: [] }} />
  ),
}

export const PlanBilling: Story = {
  tags: ['snapshot'],
  render: () => <PlanBillingSettingsPage />,
  play: isMarkedAs('Plan & Billing'),
}

/** The quota is nearly used up, so the meter is red. */
export const PlanBillingNearTheLimit: Story = {
  render: () => (
    <PlanBillingSettingsPage
      plan={{ ...samplePlan, status: 'cancelled' }}
      usage={{ productsUsed: 288, productsLimit: 300, imagesProcessed: 1204, creditsLeft: 12 }}
    />
  ),
}

export const UsageQuotas: Story = {
  render: () => <UsageQuotasSettingsPage />,
  play: isMarkedAs('Usage & Quotas'),
}

export const UsageQuotasUnused: Story = {
  render: () => (
    <UsageQuotasSettingsPage
      usage={{ productsUsed: 0, productsLimit: 300, imagesProcessed: 0, creditsLeft: 300 }}
      automationUsage={[]}
    />
  ),
}

export const AutomationDefaults: Story = {
  render: () => <AutomationDefaultsSettingsPage />,
  play: isMarkedAs('Automation Defaults'),
}

/** An invalid discount shows an error under its field, which receives the focus. */
export const AutomationDefaultsWrong: Story = {
  render: () => <AutomationDefaultsSettingsPage />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const discount = canvas.getByRole('textbox', { name: 'Default discount (%)' })
    await userEvent.clear(discount)
    await userEvent.type(discount, '120')
    await expect(discount).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(discount).toBeInvalid()
    await expect(discount).toHaveFocus()
    await expect(discount).toHaveAccessibleDescription(/Enter a discount from 0 to 100\./)
    await userEvent.keyboard('{Backspace}')
    await expect(discount).toBeValid()
    await userEvent.keyboard('0')
    await expect(discount).toBeInvalid()
  }),
}

export const TeamRoles: Story = {
  render: () => <TeamRolesSettingsPage />,
  play: isMarkedAs('Team & Roles'),
}

export const TeamRolesAlone: Story = {
  render: () => <TeamRolesSettingsPage members={sampleMembers.slice(0, 1)} />,
}

export const Notifications: Story = {
  render: () => <NotificationsSettingsPage />,
  play: isMarkedAs('Notifications'),
}

export const ApiKeys: Story = {
  render: () => <ApiKeysSettingsPage />,
  play: isMarkedAs('API Keys & Webhooks'),
}

export const ApiKeysEmpty: Story = {
  render: () => <ApiKeysSettingsPage keys={[]} webhooks={[]} />,
}

export const ApiKeysMany: Story = {
  tags: ['!fits'],
  render: () => (
    <ApiKeysSettingsPage
      keys={[
        ...sampleApiKeys,
        { id: 'crm', name: 'CRM', maskedKey: 'dw_••••88d0', createdOn: '2026-06-21' },
        { id: 'etl', name: 'ETL', maskedKey: 'dw_••••1b7c', createdOn: '2026-02-11' },
      ]}
      webhooks={[
        { id: 'jobs', url: 'https://example.com/hooks/jobs', maskedSecret: '••••9c1e' },
        {
          id: 'north',
          url: 'https://example.com/warehouses/north/hooks/automations/finished-and-failed-jobs',
          maskedSecret: '••••07aa',
        },
      ]}
    />
  ),
}

export const ThemeLanguage: Story = {
  render: () => <ThemeLanguageSettingsPage />,
  play: isMarkedAs('Theme & Language'),
}

const onThemeChange = fn<(theme: Theme) => void>()

function Applied() {
  const [theme, setTheme] = useState<Theme>('dark')
  return (
    <ThemeLanguageSettingsPage
      theme={theme}
      onThemeChange={(chosen) => {
        onThemeChange(chosen)
        setTheme(chosen)
      }}
    />
  )
}

/** With a handler, a theme applies as soon as it is selected. */
export const ThemeLanguageWired: Story = {
  tags: ['!fits'],
  render: () => <Applied />,
  play: inEnglish(async ({ canvasElement }) => {
    const themes = within(within(canvasElement).getByRole('radiogroup', { name: 'Theme' }))
    await userEvent.click(themes.getByRole('radio', { name: 'Light' }))
    await expect(onThemeChange).toHaveBeenCalledWith('light')
    await expect(themes.getByRole('radio', { name: 'Light' })).toBeChecked()
  }),
}
