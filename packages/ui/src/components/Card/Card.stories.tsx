import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Card } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One card for one subject; its parts are inside, separated by a line.',
    render: () => (
      <Card heading="Quota and plan">
        <p style={{ margin: 0 }}>195 of 300 products</p>
        <hr style={{ border: 0, borderBlockStart: '1px solid var(--dw-border)' }} />
        <p style={{ margin: 0 }}>105 credits left</p>
      </Card>
    ),
  },
  dont: {
    caption: 'A card for each line, inside a card: borders everywhere, and no clear subject.',
    render: () => (
      <Card heading="Quota and plan">
        <div style={{ display: 'grid', gap: 12 }}>
          <Card>195 of 300 products</Card>
          <Card>105 credits left</Card>
        </div>
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/Card (panel, box, tile, section)',
  id: 'components-card',
  component: Card,
  args: {
    heading: 'Quota and plan',
    children: <p style={{ margin: 0 }}>Credits reset each billing cycle and do not roll over.</p>,
  },
  argTypes: {
    headingLevel: { control: 'select', options: [2, 3] },
    actions: { control: false },
    children: { control: false },
  },
  parameters: docsPage({ examples })`
A panel for one subject, or for a few related ones.

**Use it** for a self-contained object: a table, a form, a plan. Put related content in one card, separated by hairlines.

**Do not use it** for every paragraph, or for a card inside a card.

**Anatomy**: an optional header (heading, note, actions) and the content; with \`flush\` the content runs to the edge under a line.

**Keyboard**: it takes no keys.

**Accessibility**: with a heading it is a region of that name, so a page has as many regions as headed cards. Set \`headingLevel\` so that no level is skipped.

\`\`\`tsx
import { Card } from '@dropwatt/ui'

<Card heading="Quota and plan" actions={<Button size="sm">Upgrade plan</Button>}>
  Credits reset each billing cycle and do not roll over.
</Card>
\`\`\`
`,
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Quota and plan' })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
  }),
}

/** Without a heading it is a plain panel, not a region. */
export const Plain: Story = {
  args: { heading: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  }),
}

/** The content has its own padding and runs to the edge. */
export const Flush: Story = {
  args: { flush: true, children: <p style={{ margin: 0, padding: 24 }}>A row</p> },
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Card>Plain</Card>
      <Card heading="Headed">Content</Card>
      <Card
        heading="Headed, with a note and an action"
        note="5 jobs"
        actions={<Button>Run</Button>}
      >
        Content
      </Card>
      <Card heading="Flush" flush>
        <p style={{ margin: 0, padding: 24 }}>A row</p>
      </Card>
    </div>
  ),
}
