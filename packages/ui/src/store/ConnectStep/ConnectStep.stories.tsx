import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { DashboardOverviewPage } from '../../pages/DashboardOverviewPage/index.js'
import { ConnectStep } from './index.js'

const meta = {
  title: 'Store/Connect step (onboarding, link to connect a store)',
  id: 'store-connectstep',
  component: ConnectStep,
  args: { href: '/dashboard/settings/shopify-store' },
  parameters: docsPage()`
Leads from the first steps of the overview to the settings page Shopify Store.

**Use it** in \`stepActions\` of \`DashboardOverviewPage\`, until a store is connected. **Do not use it** without a
server that connects stores.

**Anatomy**: a link that looks like a button, beside the step; the step itself stays a checkbox.

| Key | Does |
|---|---|
| Enter | opens the settings page |

**Accessibility**: a link of its own, after the checkbox of the step.

\`\`\`tsx
import { ConnectStep } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof ConnectStep>

export default meta
type Story = StoryObj<typeof meta>

/** In the first steps: the step can be ticked by hand as well. */
export const Default: Story = {
  tags: ['fits'],
  render: (args) => (
    <DashboardOverviewPage stepActions={{ 'connect-store': <ConnectStep {...args} /> }} />
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Connect' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Connect your/ })).not.toBeChecked()
  }),
}

/** A connected store has ticked the step. */
export const Done: Story = {
  render: () => <DashboardOverviewPage doneStep="connect-store" />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Connect your/ })).toBeChecked()
    await expect(canvas.getByText('1 of 3')).toBeVisible()
  }),
}
