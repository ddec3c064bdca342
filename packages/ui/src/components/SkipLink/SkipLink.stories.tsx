import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { contentId, SkipLink } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Hidden until it receives focus. Press Tab from the text before it.',
    render: () => (
      <p>
        <a href="#before" onClick={(event) => event.preventDefault()}>
          Before
        </a>{' '}
        <SkipLink />
      </p>
    ),
  },
  dont: {
    caption: 'A missing target: the link does nothing. The id has to exist, and be focusable.',
    render: () => <SkipLink target="nowhere" />,
  },
}

const meta = {
  title: 'Components/SkipLink (skip to content, bypass block, jump link)',
  id: 'components-skiplink',
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Example">
        <a href="#elsewhere">A long navigation</a>
      </nav>
      <main id={args.target ?? contentId} tabIndex={-1}>
        <h1>The content</h1>
      </main>
    </>
  ),
  parameters: docsPage({ examples })`
The first Tab stop of a page; lets keyboard users skip the navigation.

**Use it** once, as the first element of a page frame; \`DashboardFrame\` and \`PublicFrame\` include one. **Do not use it** inside a page.

**Anatomy**: a link over the top of the page, hidden until it has focus.

| Key | Does |
|---|---|
| Tab | shows it, as the first stop |
| Enter | moves focus to the main content |

**Accessibility**: the target needs the id and \`tabIndex={-1}\`. It is a real link, so it works without JavaScript; with JavaScript, the address does not change.

\`\`\`tsx
import { contentId, SkipLink } from '@dropwatt/ui'

<SkipLink />
<main id={contentId} tabIndex={-1}>{page}</main>
\`\`\`
`,
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(location.hash).toBe('')
  }),
}
