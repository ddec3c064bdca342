import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { Accordion, type AccordionItem, type AccordionProps } from './index.js'

const items: readonly AccordionItem[] = [
  {
    id: 'credits',
    heading: 'Do unused credits roll over?',
    content: 'No. Credits reset each billing cycle and do not roll over.',
  },
  {
    id: 'formats',
    heading: 'Which images can I use?',
    content: 'JPG, PNG and WEBP, up to 10MB for each image.',
  },
  {
    id: 'originals',
    heading: 'What happens to the original?',
    content: (
      <>
        <p>Originals are backed up for 30 days.</p>
        <p>
          See <a href="#image-tools">Image Tools</a>.
        </p>
      </>
    ),
  },
]

const seven = Array.from({ length: 7 }, (_, index) => ({
  id: `row-${index}`,
  heading: `Group ${index + 1}`,
  content: 'What belongs to the group.',
}))

const examples: Examples = {
  do: {
    caption: 'Several short questions. The heading alone tells most people whether to open it.',
    render: () => (
      <Card flush>
        <Accordion items={items} />
      </Card>
    ),
  },
  dont: {
    caption: 'One thing that everybody has to read. Write it out where it is needed.',
    render: () => (
      <Card flush>
        <Accordion
          items={[{ id: 'refunds', heading: 'Important', content: 'No refunds after payment.' }]}
        />
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/Accordion (collapse, expander, FAQ)',
  id: 'components-accordion',
  component: Accordion,
  args: { items },
  argTypes: {
    items: { control: false },
    headingLevel: { control: 'select', options: [2, 3, 4] },
  },
  parameters: docsPage({ examples })`
Headings that show and hide the content under them. Any number can be open at a time.

**Use it** for questions and answers, and for groups where most people need only one or two items. Put it in a flush Card, or bare on a page.

**Do not use it** for views that replace one another (Tabs), for a single section (Disclosure), or to hide what everybody must read.

**Anatomy**: for each item a heading that is a button with a chevron, and the content under it; hairlines between items.

| Key | Does |
| --- | --- |
| Tab | moves from heading to heading, and into open content |
| Enter, Space | opens or closes the item |

**Accessibility**: a button inside a heading, with \`aria-expanded\` and \`aria-controls\`. Up to six items are regions named by their heading. With more, no item is a region, so that the page does not fill up with landmarks. Closed content is \`hidden\`, but printed. Set \`headingLevel\` so that no level is skipped.

\`\`\`tsx
import { Accordion } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<AccordionProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await expect(canvas.queryByRole('region')).toBeNull()

    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    const region = canvas.getByRole('region', { name: 'Do unused credits roll over?' })
    await expect(region).toBeVisible()
    await expect(first).toHaveAttribute('aria-controls', region.id)

    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('region')).toHaveLength(2)

    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await expect(region).not.toBeVisible()
    await expect(first).toHaveFocus()
  }),
}

/** Closed content has no Tab stop; open content does. */
export const LinksInside: Story = {
  args: { defaultOpen: ['originals'] },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  }),
}

/** With more than six items, none is a region. */
export const ManyItems: Story = {
  args: { items: seven, defaultOpen: ['row-0', 'row-6'] },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2)
    await expect(canvas.queryByRole('region')).toBeNull()
  }),
}

export const InCard: Story = {
  args: { defaultOpen: ['credits'] },
  render: (args) => (
    <Card heading="Questions and answers" flush>
      <Accordion {...args} />
    </Card>
  ),
}

/** Every heading level, with all closed, one open and all open. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {([2, 3, 4] as const).map((level) => (
        <Card key={level} flush>
          <Accordion
            headingLevel={level}
            items={items.map((item) => ({
              ...item,
              heading: `${item.heading} Rank ${level}`,
            }))}
            defaultOpen={items.slice(0, [0, 1, 3][level - 2]).map(({ id }) => id)}
          />
        </Card>
      ))}
    </div>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(4)
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(5)
  }),
}
