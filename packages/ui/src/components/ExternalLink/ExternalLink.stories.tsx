import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { buttonVariants } from '../Button/index.js'
import { ExternalLink, type ExternalLinkProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The text says where it leads, so that it makes sense in a list of links.',
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
  parameters: docsPage({ examples })`
Links to an untrusted address outside the app.

**Use it** for addresses that come from data: groups, stores, references.

**Do not use it** for pages of the app (Button with \`href\`).

**Anatomy**: text, and the new-tab icon. An email address has no icon.

| Key | Does |
| --- | --- |
| Tab | moves to the link |
| Enter | opens it |

**Accessibility**: "(opens in a new tab)" is part of the name. The opened page has no access to this one (\`rel="noopener noreferrer"\`). An address that is neither https nor mailto, such as \`javascript:\`, is shown as text.

\`\`\`tsx
import { ExternalLink, safeExternalUrl } from '@dropwatt/ui'
\`\`\`
`,
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

/** A mailto link opens the mail app, not a tab. */
export const Email: Story = {
  args: { href: 'mailto:groups@example.com', children: 'Write to us' },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Write to us' })
    await expect(link).not.toHaveAttribute('target')
  }),
}

/** An unsafe address is rendered as text. */
export const Unsafe: Story = {
  args: { href: 'javascript:alert(1)' },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Read the supplier notes')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  }),
}

/** Every variant, and text in place of a link. */
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
