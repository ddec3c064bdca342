import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish, type PlayContext } from '../../../docs/inEnglish.js'
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
  type SettingsPageProps,
} from './index.js'

const meta = {
  title: 'Pages/Settings',
  component: SettingsPage,
  args: { slug: 'account' },
  parameters: {
    docs: {
      description: {
        component: `
The nine settings pages. Content for \`DashboardFrame\`. Each has a component of its own; \`SettingsPage\` takes the slug.

**Accessibility**: the heading equals the entry in the sidebar; the list of the nine is a navigation of its own.

\`\`\`tsx
import { AccountSettingsPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SettingsPage>

export default meta
type Story = StoryObj<typeof meta>

/** Its heading is its entry in the list, where it is marked. */
function isMarkedAs(label: string) {
  return inEnglish(async ({ canvasElement }: PlayContext) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: label })).toBeVisible()
    await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page')
  })
}

export const Default: Story = {}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

type PageStory = StoryObj<SettingsPageProps>

export const Account: PageStory = {
  render: (args) => <AccountSettingsPage {...args} />,
  play: isMarkedAs('Account'),
}

export const ShopifyStore: PageStory = {
  render: (args) => <ShopifyStoreSettingsPage {...args} />,
  play: isMarkedAs('Shopify Store'),
}

export const PlanBilling: PageStory = {
  render: (args) => <PlanBillingSettingsPage {...args} />,
  play: isMarkedAs('Plan & Billing'),
}

export const UsageQuotas: PageStory = {
  render: (args) => <UsageQuotasSettingsPage {...args} />,
  play: isMarkedAs('Usage & Quotas'),
}

export const AutomationDefaults: PageStory = {
  render: (args) => <AutomationDefaultsSettingsPage {...args} />,
  play: isMarkedAs('Automation Defaults'),
}

export const TeamRoles: PageStory = {
  render: (args) => <TeamRolesSettingsPage {...args} />,
  play: isMarkedAs('Team & Roles'),
}

export const Notifications: PageStory = {
  render: (args) => <NotificationsSettingsPage {...args} />,
  play: isMarkedAs('Notifications'),
}

export const ApiKeys: PageStory = {
  render: (args) => <ApiKeysSettingsPage {...args} />,
  play: isMarkedAs('API Keys & Webhooks'),
}

export const ThemeLanguage: PageStory = {
  render: (args) => <ThemeLanguageSettingsPage {...args} />,
  play: isMarkedAs('Theme & Language'),
}
