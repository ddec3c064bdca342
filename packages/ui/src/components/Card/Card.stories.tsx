import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Card } from './index.js'

const meta = {
  title: 'Components/Card',
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
  parameters: {
    docs: {
      description: {
        component: `
A panel for one thing, or for a few that belong together.

**Use it** for an object of its own: a table, a form, a plan. Join what belongs together in one card with hairlines. **Do not use it** for every paragraph, nor a card inside a card.

**Anatomy**: an optional head (heading, note, actions) and the content; with \`flush\` the content runs to the edge under a line.

**Accessibility**: with a heading it is a region of that name, so the number of regions on a page follows the number of headings. Set \`headingLevel\` so that no rank is skipped. It takes no keys.

\`\`\`tsx
import { Card } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Quota and plan' })
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible()
  }),
}

export const Playground: Story = {
  args: {
    note: 'sample',
    actions: (
      <Button variant="outline" size="sm">
        Upgrade plan
      </Button>
    ),
  },
}

/** Without a heading it is a plain panel, not a region. */
export const Plain: Story = {
  args: { heading: undefined },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  }),
}

/** The content brings its own padding and runs to the edge. */
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
