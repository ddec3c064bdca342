import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { BlogPage } from './index.js'

const meta = {
  title: 'Pages/BlogPage',
  component: BlogPage,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: `
The blog, before its first article. A whole screen, with its own frame.

\`\`\`tsx
import { BlogPage } from '@dropwatt/ui/pages'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof BlogPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/')
  }),
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
