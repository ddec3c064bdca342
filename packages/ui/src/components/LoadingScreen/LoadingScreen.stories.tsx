import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { LoadingScreen } from './index.js'

const examples: Examples = {
  do: {
    caption: 'In place of a whole page, while it is not known which page it will be.',
    render: () => (
      <div style={{ zoom: 0.5 }}>
        <LoadingScreen />
      </div>
    ),
  },
  dont: {
    caption: 'Inside a page the shape of what comes should stand in its place, not a screen.',
    render: () => (
      <Card heading="Job Queue">
        <div style={{ zoom: 0.4 }}>
          <LoadingScreen />
        </div>
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/LoadingScreen (spinner, splash, wait)',
  id: 'components-loadingscreen',
  component: LoadingScreen,
  parameters: {
    examples,
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `
Fills the screen while it is not known yet what to show, such as while a session is checked.

**Use it** in place of a whole page; \`within\` its frame, where that stays. **Do not use it** inside a page: repeat the shape of what comes there.

**Anatomy**: a wire with the current running along it, the words, and after \`retryAfter\` the way to try again.

| Key | Does |
|---|---|
| Tab | goes to Try again, once it is offered |

**Accessibility**: the words are a status, announced once; when the wait is long only the new sentence is announced. With less motion asked for, the wire breathes.

\`\`\`tsx
import { LoadingScreen } from '@dropwatt/ui'

<LoadingScreen onRetry={checkAgain} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof LoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
    await expect(canvas.queryByRole('button')).toBeNull()
  }),
}

export const Playground: Story = {}

/** In the frame of a page that is being loaded anew. */
export const Within: Story = {
  args: { within: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('main')).toBeNull()
  }),
}

/** Where the wait is long, trying again is offered. */
export const LongWait: Story = {
  args: { onRetry: fn(), retryAfter: 0 },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  }),
}
