import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ClockIcon } from '../../icons/index.js'
import { Badge, badgeTones, type BadgeProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One word for a state, with the tone of what it means.',
    render: () => <Badge tone="danger">Error</Badge>,
  },
  dont: {
    caption: 'A tone against the word. Colour and sign must say the same.',
    render: () => <Badge tone="success">Error</Badge>,
  },
}

const meta = {
  title: 'Components/Badge (status, tag, pill, chip)',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Done', tone: 'success' },
  argTypes: { tone: { control: 'select', options: badgeTones }, icon: { control: false } },
  parameters: {
    examples,
    docs: {
      description: {
        component: `
Says the state of a thing, by word, sign and tint together.

**Use it** beside the name of what has the state: a job, a store, a plan, a person's role. **Do not use it** for a count, for something to press, or for a message (that is a toast or a notice).

**Anatomy**: sign, word. Each tone brings its sign; \`icon\` replaces it, \`running\` turns a ring.

**Keyboard**: it takes no keys.

**Accessibility**: the word is the state and is required; the sign is hidden from assistive technology. Told apart without colour by word and sign. With less motion the ring breathes in place of turning. It is not a live region: announce a change where it matters, once.

\`\`\`tsx
import { Badge } from '@dropwatt/ui'

<Badge tone="success">Done</Badge>
<Badge tone="warning" running>Running</Badge>
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<BadgeProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Done')
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  }),
}

export const Playground: Story = { args: { running: false } }

/** Under way: the ring turns. */
export const Running: Story = { args: { tone: 'warning', running: true, children: 'Running' } }

/** A sign of its own, where the one of the tone says too little. */
export const OwnIcon: Story = {
  args: { tone: 'neutral', icon: <ClockIcon />, children: 'Queued' },
  play: inEnglish(async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Queued')
    await expect(badge.querySelectorAll('svg')).toHaveLength(1)
  }),
}

/** Every tone, at rest and under way, in words of its use. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: 12 }}>
      {badgeTones.flatMap((tone) => [
        <div key={tone}>
          <Badge tone={tone}>{tone}</Badge>
        </div>,
        <div key={`${tone} running`}>
          <Badge tone={tone} running>
            {tone}
          </Badge>
        </div>,
      ])}
    </div>
  ),
}
