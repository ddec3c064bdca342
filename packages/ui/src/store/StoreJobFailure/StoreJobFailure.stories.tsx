import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { StoreJobFailure } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What was not done, and the reason.',
    render: () => (
      <StoreJobFailure action="resume">Reconnect Lumen & Oak to continue</StoreJobFailure>
    ),
  },
  dont: {
    caption: 'A state of the job. It has a notice of its own.',
    render: () => <StoreJobFailure action="resume">The job is paused.</StoreJobFailure>,
  },
}

const meta = {
  title: 'Store/StoreJobFailure (action not done, alert)',
  id: 'store-storejobfailure',
  component: StoreJobFailure,
  args: {
    action: 'resume',
    children: 'Too many requests. Try again in a minute.',
    onDismiss: fn(),
  },
  parameters: docsPage({ examples })`
Says that an action on a job of a store was not done, and why.

**Use it** above \`StoreJobProgress\` or \`StoreJobResults\`, after an action that failed. **Do not use it** for the state of the job (\`StoreJobNotice\`).

**Anatomy**: a \`Notice\` with the action, the reason, and Close.

**Accessibility**: an alert, so that it is heard at once.

\`\`\`tsx
import { StoreJobFailure } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreJobFailure>

export default meta
type Story = StoryObj<typeof meta>

/** The server refused it for now. */
export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('The job was not resumed')
  }),
}
