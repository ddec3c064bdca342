import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AutomationIcon } from '../../icons/index.js'
import { Disclosure, disclosureSizes } from './index.js'

const answer = (
  <p style={{ margin: '8px 12px' }}>Credits reset each billing cycle and do not roll over.</p>
)

const examples: Examples = {
  do: {
    caption: 'The label names the content and stays the same when it opens.',
    render: () => (
      <Disclosure label="Credits" defaultOpen>
        {answer}
      </Disclosure>
    ),
  },
  dont: {
    caption: 'Show more names nothing, and what everyone needs should not be hidden.',
    render: () => <Disclosure label="Show more">{answer}</Disclosure>,
  },
}

const meta = {
  title: 'Components/Disclosure (expander, collapsible, show more, details)',
  id: 'components-disclosure',
  component: Disclosure,
  args: {
    label: 'Image Tools',
    onOpenChange: fn(),
    children: (
      <ul>
        <li>
          <a href="#remove-background">Remove Background</a>
        </li>
        <li>
          <a href="#image-compression">Image Compression</a>
        </li>
      </ul>
    ),
  },
  argTypes: {
    size: { control: 'select', options: disclosureSizes },
    leading: { control: false },
    children: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
  parameters: docsPage({ examples })`
Shows and hides a part of a page that is not always needed: a navigation group, an answer, more detail.

**Use it** where the heading alone tells most people enough. **Do not use it** for a choice (use a select or radios), or for views that replace one another (\`Tabs\`).

**Anatomy**: a button (leading icon, label, trailing count, chevron) and the content after it.

| Key | Does |
|---|---|
| Tab | moves to the button, then into the content if it is open |
| Enter, Space | opens or closes |

**Accessibility**: the button carries \`aria-expanded\` and \`aria-controls\`. The label does not change with the state. Closed content is \`hidden\`: no Tab stops, not read. It takes no arrow keys, because it is neither a menu nor a tree. Wrap it in a heading if it titles a section.

\`\`\`tsx
import { Disclosure } from '@dropwatt/ui'

<Disclosure label="Image Tools">{links}</Disclosure>
\`\`\`
`,
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Image Tools' })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link')).toBeNull()

    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    const content = document.getElementById(button.getAttribute('aria-controls') ?? '')
    await expect(content).toContainElement(canvas.getByRole('link', { name: 'Remove Background' }))

    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  }),
}

/** Closed content has no Tab stop. */
export const ClosedContentIsSkipped: Story = {
  render: (args) => (
    <>
      <Disclosure {...args} />
      <button type="button">After</button>
    </>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: 'After' })).toHaveFocus()
  }),
}

/** With `open` it is controlled. */
export const Controlled: Story = {
  args: { open: true },
  play: inEnglish(async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Image Tools' })
    await userEvent.click(button)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  }),
}

export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      {disclosureSizes.flatMap((size) =>
        [false, true].map((open) => (
          <Disclosure
            key={`${size}${open}`}
            {...args}
            size={size}
            defaultOpen={open}
            label={`${size}, ${open ? 'open' : 'closed'}`}
            leading={size === 'default' ? <AutomationIcon /> : undefined}
            trailing={size === 'sm' ? 2 : undefined}
          />
        )),
      )}
    </>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(4)
  }),
}
