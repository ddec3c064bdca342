import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { BackupIcon, CompressIcon, ImageIcon } from '../../icons/index.js'
import { FactList } from './index.js'

const meta = {
  title: 'Components/FactList',
  component: FactList,
  args: {
    'aria-label': 'Good to know',
    facts: [
      {
        icon: ImageIcon,
        title: 'JPG, PNG, WEBP up to 10MB',
        text: 'The formats and the limit for each image.',
      },
      {
        icon: BackupIcon,
        title: 'Originals backed up 30 days',
        text: 'Go back to the supplier photo within that time.',
      },
      {
        icon: CompressIcon,
        title: 'Up to 70% size reduction',
        text: 'Lighter files for the same picture.',
      },
    ],
  },
  argTypes: { facts: { control: false } },
  parameters: {
    docs: {
      description: {
        component: `
A few claims side by side, joined in one panel with hairlines.

**Use it** for two to four facts that a reader weighs together. **Do not use it** for steps (they have an order) or for figures that change.

**Anatomy**: for each fact an icon, the claim and one line about it.

**Accessibility**: a named list. Icons are decoration. It takes no keys.

\`\`\`tsx
import { FactList } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Good to know' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
  }),
}

export const Playground: Story = {}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
