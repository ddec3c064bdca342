import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Toaster } from '../../components/Toaster/index.js'
import { DashboardOverviewPage } from './index.js'

const meta = {
  title: 'Pages/DashboardOverviewPage',
  component: DashboardOverviewPage,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `
The first page of the dashboard. Content for \`DashboardFrame\`.

| Key | Does |
|---|---|
| Tab | goes through the quick actions |
| Enter, Space | starts the action, or says under its name that it does not exist yet |

\`\`\`tsx
import { DashboardOverviewPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof DashboardOverviewPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
    await expect(
      canvas.getByText("Here's what's happening with your store automations."),
    ).toBeVisible()

    const actions = within(canvas.getByRole('region', { name: 'Quick Actions' }))
    await expect(actions.getAllByRole('button')).toHaveLength(3)
    for (const action of ['Run Title Optimiser', 'Compress Images', 'Import Product']) {
      await userEvent.click(actions.getByRole('button', { name: new RegExp(`^${action}`) }))
      const notices = within(canvas.getByRole('region', { name: /F8/ }))
      await expect(await notices.findByText(action)).toBeVisible()
      await expect(
        notices.getByText("This feature isn't implemented yet. You can request it!"),
      ).toBeVisible()
    }
  }),
}

/** With a handler the actions start. */
export const Wired: Story = {
  args: { onQuickAction: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Compress Images/ }))
    await expect(args.onQuickAction).toHaveBeenCalledWith('images')
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
