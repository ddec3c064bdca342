import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Button } from '../Button/index.js'
import { Row } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Buttons for the same thing, the main one first.',
    render: () => (
      <Row>
        <Button>Read</Button>
        <Button variant="outline">Cancel</Button>
      </Row>
    ),
  },
  dont: {
    caption: 'Two main buttons compete; one of them is for something else.',
    render: () => (
      <Row>
        <Button>Read</Button>
        <Button>Upgrade</Button>
      </Row>
    ),
  },
}

const meta = {
  title: 'Components/Row (horizontal layout, button group, cluster, inline)',
  id: 'components-row',
  component: Row,
  args: {
    children: [
      <Button key="read">Read</Button>,
      <Button key="cancel" variant="outline">
        Cancel
      </Button>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Puts parts beside each other, and goes on below where there is no room.

**Use it** for a few buttons or links. **Do not use it** for what is below each other (\`Stack\`), or for the actions of a dialog or notice, which have a place of their own.

**Anatomy**: its parts, in line with each other.

**Keyboard**: it takes no keys.

**Accessibility**: it has no role. Name a set of links with \`role="navigation"\` and \`aria-label\`.

\`\`\`tsx
import { Row } from '@dropwatt/ui'

<Row>{buttons}</Row>
\`\`\`
`,
} satisfies Meta<typeof Row>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement).getAllByRole('button')
    const start = one?.getBoundingClientRect()
    const end = other?.getBoundingClientRect()
    await expect(end?.top).toBe(start?.top)
    await expect((end?.left ?? 0) - (start?.right ?? 0)).toBe(8)
  },
}

export const End: Story = { args: { justify: 'end', gap: 3 } }
