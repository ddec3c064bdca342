import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CommunityIcon, PlusIcon, WarningIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { EmptyState, type EmptyStateProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What will appear here, why it is empty, and one action.',
    render: () => (
      <EmptyState heading="No jobs yet" action={<Button variant="outline">New automation</Button>}>
        Run an automation and its progress will show up here.
      </EmptyState>
    ),
  },
  dont: {
    caption: 'A bare fact without a next step. It is a dead end.',
    render: () => <EmptyState heading="No data" />,
  },
}

const meta = {
  title: 'Components/EmptyState (blank slate, no results, zero state)',
  id: 'components-emptystate',
  component: EmptyState,
  args: {
    heading: 'No jobs yet',
    children: 'Run an automation and its progress will show up here.',
    onClick: fn(),
  },
  argTypes: {
    icon: { control: false },
    action: { control: false },
    headingLevel: { control: 'inline-radio', options: [2, 3, 4] },
  },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shown in place of a list that is empty; says how to fill it.

**Use it** in place of a list or a table with nothing to show: before first use, for a filter without results, or when loading failed. **Do not use it** for a whole page that does not exist (NotFoundPage), or beside existing content.

**Anatomy**: icon on a dashed tile, heading, a sentence, one action. It has its own padding; put it in a flush Card.

| Key | Does |
|---|---|
| Tab | moves to the action |

**Accessibility**: the heading is a real heading; set \`headingLevel\` so that no level is skipped. The icon is decorative. Add \`role="alert"\` where it replaces content that failed to load.

\`\`\`tsx
import { EmptyState } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<EmptyStateProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 3, name: 'No jobs yet' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  }),
}

/** The one next step. */
export const WithAction: Story = {
  args: {
    action: (
      <Button variant="neon-outline" leading={<PlusIcon />}>
        New automation
      </Button>
    ),
  },
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.tab()
    const action = within(canvasElement).getByRole('button', { name: 'New automation' })
    await expect(action).toHaveFocus()
  }),
}

/** In place of content that failed to load. */
export const Failed: Story = {
  args: {
    role: 'alert',
    icon: WarningIcon,
    heading: 'The jobs did not load',
    children: 'Check your connection, then try again.',
    action: <Button variant="outline">Try again</Button>,
  },
}

/** With and without the optional parts. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <Card>
        <EmptyState heading="Heading alone" />
      </Card>
      <Card>
        <EmptyState icon={CommunityIcon} heading="With an icon of its own and a text">
          Groups you join will appear here.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState heading="With an action" action={<Button variant="outline">Show all</Button>}>
          Jobs of other statuses are hidden by the filter.
        </EmptyState>
      </Card>
    </div>
  ),
}
