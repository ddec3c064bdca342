import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { buttonVariants } from '../Button/index.js'
import { ExternalLink, type ExternalLinkProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The words say where it leads, so that they make sense in a list of links.',
    render: () => <ExternalLink href="https://example.com/">Read the supplier notes</ExternalLink>,
  },
  dont: {
    caption: 'A list of links that says "here" five times helps nobody.',
    render: () => (
      <p style={{ margin: 0 }}>
        For the supplier notes click <ExternalLink href="https://example.com/">here</ExternalLink>
      </p>
    ),
  },
}

const meta = {
  title: 'Components/ExternalLink (outbound link, new tab)',
  id: 'components-externallink',
  component: ExternalLink,
  args: { href: 'https://example.com/', children: 'Read the supplier notes' },
  argTypes: { variant: { control: 'select', options: buttonVariants } },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
A link out of the app, to an address that came from elsewhere.

**Use it** for addresses of data: groups, stores, references.

**Do not use it** for pages of the app (Button with \`href\`).

**Anatomy**: words, and the sign of a new tab. An email address has no sign.

| Key | Does |
| --- | --- |
| Tab | reaches the link |
| Enter | opens it |

**Accessibility**: "(opens in a new tab)" belongs to the name. The page that opens cannot reach back (\`rel="noopener noreferrer"\`). An address that is neither https nor mailto, such as \`javascript:\`, is shown as text.

\`\`\`tsx
import { ExternalLink, safeExternalUrl } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof ExternalLink>

export default meta
type Story = StoryObj<ExternalLinkProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', {
      name: 'Read the supplier notes (opens in a new tab)',
    })
    await expect(link).toHaveAttribute('href', 'https://example.com/')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.tab()
    await expect(link).toHaveFocus()
  }),
}

export const Playground: Story = { args: { variant: 'outline', size: 'default', block: false } }

/** An email starts where people write them; no tab opens. */
export const Email: Story = {
  args: { href: 'mailto:groups@example.com', children: 'Write to us' },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Write to us' })
    await expect(link).not.toHaveAttribute('target')
  }),
}

/** What is not safe to follow is text. */
export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Read the supplier notes')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
}

/** Every look, and text in place of a link. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      {buttonVariants.map((variant) => (
        <ExternalLink key={variant} href="https://example.com/" variant={variant}>
          {variant}
        </ExternalLink>
      ))}
      <ExternalLink href="mailto:groups@example.com">email</ExternalLink>
      <ExternalLink href="ftp://example.com">unsafe</ExternalLink>
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(buttonVariants.length + 1)
  }),
}
