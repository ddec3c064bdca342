import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { brand } from '../../brand.js'
import { Brand, type BrandProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Once, in the header, linked to the home page.',
    render: () => <Brand href="#home" />,
  },
  dont: {
    caption: 'In a sentence the logo is in the way. Write the name.',
    render: () => (
      <p>
        Welcome to <Brand />, your dashboard is ready.
      </p>
    ),
  },
}

const meta = {
  title: 'Components/Brand (logo, wordmark)',
  id: 'components-brand',
  component: Brand,
  args: { href: '#home' },
  parameters: docsPage({ examples })`
Shows the logo and the name, as a link with \`href\` or as plain text without.

**Use it** once in the header of a page, linked to the home page. **Do not use it** inside running text: write the name.

**Anatomy**: the logo, which is black in both themes, and the name.

| Key | Does |
| --- | --- |
| Tab | reaches the link |
| Enter | follows it |

**Accessibility**: named by its visible text; the logo is decorative.

\`\`\`tsx
import { Brand } from '@dropwatt/ui'
\`\`\`
`,
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

export const Plain: Story = {
  args: { href: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
    await expect(within(canvasElement).getByText(brand)).toBeVisible()
  }),
}

/** As a link and as text. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <Brand href="#home" />
      <Brand />
    </div>
  ),
}
