import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { CommunityIcon, PlusIcon, WarningIcon } from '../../icons/index.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { EmptyState, type EmptyStateProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What will be here, why it is not, and one action.',
    render: () => (
      <EmptyState heading="No jobs yet" action={<Button variant="outline">New automation</Button>}>
        Run an automation and its progress will show up here.
      </EmptyState>
    ),
  },
  dont: {
    caption: 'A bare fact and no way on. It leaves people where they are.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
Stands where things will be, and says how they come.

**Use it** in the place of a list or a table that has nothing to show: at the beginning, for a filter without results, or where something did not load. **Do not use it** for a whole page that does not exist (NotFoundPage), nor beside things that are there.

**Anatomy**: icon on a dashed tile, heading, a sentence, one action. It brings its own padding; put it in a flush Card.

| Key | Does |
|---|---|
| Tab | goes to the action |

**Accessibility**: the heading is a real one; set \`headingLevel\` so that no rank is skipped. The icon is decorative. Give \`role="alert"\` where it replaces what failed to load.

\`\`\`tsx
import { EmptyState } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = { args: { headingLevel: 2 } }

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

/** In place of what did not load. */
export const Failed: Story = {
  args: {
    role: 'alert',
    icon: WarningIcon,
    heading: 'The jobs did not load',
    children: 'Check your connection, then try again.',
    action: <Button variant="outline">Try again</Button>,
  },
}

/** With and without what may be left out. */
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
          Groups that you join will stand here.
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
