import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { LandingPage } from './index.js'

const meta = {
  title: 'Pages/LandingPage',
  component: LandingPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component: `
The first page: what the product is, and the way in. A whole screen, with its own frame.

**Accessibility**: one \`h1\`, whose full stop is lit by colour alone; the picture is decoration.

\`\`\`tsx
import { LandingPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof LandingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'One dashboard. All your store automations.',
      }),
    ).toBeVisible()
    for (const link of canvas.getAllByRole('link', { name: /^(Start Free Trial|Login)$/ })) {
      await expect(link).toHaveAttribute('href', '/login')
    }
    await expect(canvas.getByText('3-day free trial')).toBeVisible()
    await expect(canvas.getByText('Cancel anytime')).toBeVisible()
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const InItalian: Story = { globals: { language: 'it' } }
