import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { Steps, type Step, type StepsProps } from './index.js'

const steps: readonly Step[] = [
  { title: 'Select products', text: 'Pick a few, or all of them.' },
  { title: 'Click Run', text: 'The job joins the queue.' },
  { title: 'Watch the progress', text: 'It moves on as items finish.' },
]
const connect: Step = { title: 'Connect your store', text: 'Through secure OAuth.' }

const examples: Examples = {
  do: {
    caption: 'Consecutive actions, each a few words and one short line.',
    render: () => <Steps aria-label="How it works" steps={steps} />,
  },
  dont: {
    caption: 'Facts have no order, but the wire suggests one. Use FactList.',
    render: () => (
      <Steps
        aria-label="Good to know"
        steps={[
          { title: 'Up to 10MB', text: 'The limit for each image.' },
          { title: '30 days', text: 'Originals are backed up.' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/Steps (stepper, how it works, process)',
  id: 'components-steps',
  component: Steps,
  args: { 'aria-label': 'How it works', steps },
  argTypes: { steps: { control: false } },
  parameters: docsPage({ examples })`
Shows steps in order, as points on one lit wire.

**Use it** to explain a process in two to four steps. **Do not use it** for facts without an order (\`FactList\`), or to show progress: no step is marked as done.

**Anatomy**: for each step a point on the wire, a title and one line. Side by side in a container of 42 rem or more, stacked below that.

**Keyboard**: it takes no keys.

**Accessibility**: a named, ordered list. The wire and the points are decorative; in forced colours they use system colours. The order follows the direction of the page.

\`\`\`tsx
import { Steps } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<StepsProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'How it works' })
    const titles = within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
    await expect(titles).toEqual(['Select products', 'Click Run', 'Watch the progress'])
  }),
}

/** Two to four steps, on the page, on a card and in a narrow container. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Steps aria-label="Two steps" steps={steps.slice(0, 2)} />
      <Steps aria-label="Three steps" steps={steps} />
      <Steps aria-label="Four steps" steps={[connect, ...steps]} />
      <Card heading="On a card">
        <Steps aria-label="Three steps on a card" steps={steps} />
      </Card>
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <Steps aria-label="Three steps in a narrow place" steps={steps} />
      </div>
    </div>
  ),
}
