import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
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
    caption: 'Things to do one after another, each a few words and one short line.',
    render: () => <Steps aria-label="How it works" steps={steps} />,
  },
  dont: {
    caption: 'Facts have no order. The wire would say that one leads to the next; use FactList.',
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
  parameters: {
    examples,
    docs: {
      description: {
        component: `
What follows what, as points on one lit wire.

**Use it** to tell how a thing goes, in two to four steps. **Do not use it** for facts without an order (\`FactList\`), nor to say how far a person has come: no step is marked as done.

**Anatomy**: for each step a point on the wire, a title and one line. Side by side from 42 rem of its own width on, one under another in less; it asks its container, not the screen.

**Keyboard**: it takes no keys.

**Accessibility**: a named, ordered list. The wire and the points are decoration; in forced colours they are drawn in system colours. The order follows the direction of the page.

\`\`\`tsx
import { Steps } from '@dropwatt/ui'
\`\`\`
`,
      },
    },
  },
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

export const Playground: Story = {}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Two to four steps, in the open, on a card and in a narrow place. */
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
