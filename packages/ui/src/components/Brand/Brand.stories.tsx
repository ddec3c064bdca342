import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { brand } from '../../brand.js'
import { Brand, type BrandProps } from './index.js'

const meta = {
  title: 'Components/Brand',
  component: Brand,
  args: { href: '#home' },
  parameters: {
    docs: {
      description: {
        component: `
The mark and the name, as a link with \`href\` or as plain text without.

\`\`\`tsx
import { Brand } from '@dropwatt/ui'
\`\`\`

**Use** once in the header of a page, leading home. **Do not use** inside running text: write the
name.

| Key | Does |
| --- | --- |
| Tab, Enter | reaches the link, follows it |

**Accessibility** named by its visible words; the mark is decoration.
`,
      },
    },
  },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<BrandProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: brand })).toHaveAttribute(
      'href',
      '#home',
    )
  }),
}

export const Playground: Story = {}

export const Plain: Story = {
  args: { href: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getByText(brand)).toBeVisible()
  }),
}
