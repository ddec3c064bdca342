import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { LoadingScreen } from './index.js'

const examples: Examples = {
  do: {
    caption: 'In place of a whole page, before it is known which page to show.',
    render: () => (
      <div style={{ zoom: 0.5 }}>
        <LoadingScreen />
      </div>
    ),
  },
  dont: {
    caption: 'Inside a page, show a skeleton of the content instead.',
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
  parameters: docsPage({ examples, layout: 'fullscreen', height: '320px' })`
Fills the screen until it is known what to show, such as while the session is checked.

**Use it** in place of a whole page; with \`within\`, inside its frame. **Do not use it** inside a page: use a Skeleton there.

**Anatomy**: an animated wire, a text, and after \`retryAfter\` a Try again button.

| Key | Does |
|---|---|
| Tab | moves to Try again, once it is offered |

**Accessibility**: the text is a status, announced once; after a long wait only the new sentence is announced. With reduced motion the wire pulses.

\`\`\`tsx
import { LoadingScreen } from '@dropwatt/ui'

<LoadingScreen onRetry={checkAgain} />
\`\`\`
`,
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

/** In the frame of a page that is being reloaded. */
export const Within: Story = {
  args: { within: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('main')).toBeNull()
  }),
}

/** After a long wait, Try again is offered. */
export const LongWait: Story = {
  args: { onRetry: fn(), retryAfter: 0 },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...')
  }),
}
