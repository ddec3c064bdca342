import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ClockIcon } from '../../icons/index.js'
import { Badge, badgeTones, type BadgeProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One word for a state, with the tone that matches it.',
    render: () => <Badge tone="danger">Error</Badge>,
  },
  dont: {
    caption: 'The tone contradicts the word. Colour and icon must say the same.',
    render: () => <Badge tone="success">Error</Badge>,
  },
}

const meta = {
  title: 'Components/Badge (status, tag, pill, chip)',
  id: 'components-badge',
  component: Badge,
  args: { children: 'Done', tone: 'success' },
  argTypes: { tone: { control: 'select', options: badgeTones }, icon: { control: false } },
  parameters: docsPage({ examples })`
Shows a status by word, icon and colour together.

**Use it** beside the name of the thing it describes: a job, a store, a plan, a person's role. **Do not use it** for a count, for an action, or for a message (that is a toast or a notice).

**Anatomy**: icon, word. Each tone has its icon; \`icon\` replaces it, \`running\` shows a spinner.

**Keyboard**: it takes no keys.

**Accessibility**: the word is required; the icon is hidden from assistive technology. Word and icon tell statuses apart without colour. With reduced motion the spinner pulses instead of spinning. It is not a live region: announce a change once, where it matters.

\`\`\`tsx
import { Badge } from '@dropwatt/ui'

<Badge tone="success">Done</Badge>
<Badge tone="warning" running>Running</Badge>
\`\`\`
`,
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<BadgeProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Done')
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  }),
}

/** In progress: the spinner turns. */
export const Running: Story = { args: { tone: 'warning', running: true, children: 'Running' } }

/** A custom icon, where the icon of the tone says too little. */
export const OwnIcon: Story = {
  args: { tone: 'neutral', icon: <ClockIcon />, children: 'Queued' },
  play: inEnglish(async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Queued')
    await expect(badge.querySelectorAll('svg')).toHaveLength(1)
  }),
}

/** Every tone, static and in progress, with typical words. */
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
