import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { HelpCenterPage, SupportPage } from './index.js'

const meta = {
  title: 'Pages/SupportPage',
  component: SupportPage,
  subcomponents: { HelpCenterPage },
  parameters: {
    docs: {
      description: {
        component: `
Where people get help. \`SupportPage\` is content for the dashboard's frame; \`HelpCenterPage\` is a whole screen with the same content for visitors.

\`\`\`tsx
import { HelpCenterPage, SupportPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof SupportPage>

export default meta
type Story = StoryObj<typeof meta>

async function expectHighlights(canvasElement: HTMLElement) {
  const list = within(within(canvasElement).getByRole('list', { name: 'What to expect' }))
  await expect(list.getAllByRole('listitem')).toHaveLength(3)
  await expect(list.getByText('Shopify-certified agents')).toBeVisible()
  await expect(list.getByText('Under 2h average response')).toBeVisible()
  await expect(list.getByText('Free 30-minute onboarding call')).toBeVisible()
  await expect(list.getByText(/7-day trial/)).toBeVisible()
}

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent(/^Support$/)
    await expectHighlights(canvasElement)
  }),
}

/** The same content for visitors, in a frame of its own. */
export const HelpCenter: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <HelpCenterPage />,
  play: inEnglish(async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(heading).toHaveTextContent(/^Help Center$/)
    await expectHighlights(canvasElement)
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
