import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inCard } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { JobProgress, type JobProgressProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Figures that the job reported.',
    render: () => (
      <JobProgress
        name="Mass Compare-at-Price"
        productsRead={3100}
        products={5000}
        cellsChanged={2051}
        cells={3309}
        perSecond={4900}
        onCancel={() => {}}
      />
    ),
  },
  dont: {
    caption: 'A job that takes a moment. Go to the result at once.',
    render: () => (
      <JobProgress name="Remove spaces" productsRead={1} products={1} cellsChanged={1} cells={1} />
    ),
  },
}

const meta = {
  title: 'Workbench/JobProgress (applying, running, progress panel)',
  id: 'workbench-jobprogress',
  component: JobProgress,
  args: {
    name: 'Mass Compare-at-Price',
    productsRead: 3100,
    products: 5000,
    cellsChanged: 2051,
    cells: 3309,
    perSecond: 4900,
    onCancel: fn(),
  },
  argTypes: { headingRef: { control: false } },
  decorators: [inCard],
  parameters: docsPage({ examples })`
Shows how far a job is that is being applied to the file.

**Use it** in place of the options and the preview while a job takes longer than 400 ms. **Do not use it** for several jobs (\`JobTable\`) or for reading a file.

**Anatomy**: heading, what was read and changed and how fast, percentage, bar, what cancelling does, Cancel.

| Key | Does |
|---|---|
| Tab | moves to Cancel |
| Enter, Space | cancels the job |

**Accessibility**: a region named by its heading, which can receive focus. The bar is a \`progressbar\` with the percentage. A job that takes longer than 10 seconds, by its size and speed, is announced at the start and at 25, 50 and 75 %; others are not, and never each update.

\`\`\`tsx
import { JobProgress } from '@dropwatt/ui/workbench'

<JobProgress name="Auto-Tag" productsRead={3100} products={5000} cellsChanged={2051} cells={3309} />
\`\`\`
`,
} satisfies Meta<typeof JobProgress>

export default meta
type Story = StoryObj<JobProgressProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const region = canvas.getByRole('region', {
      name: 'Applying Mass Compare-at-Price',
    })
    await expect(region).toHaveTextContent(
      '3,100 of 5,000 products read, 2,051 of 3,309 cells changed. 4,900 products per second.',
    )
    await expect(within(region).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '62')
    await expect(within(region).getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(within(region).getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  }),
}

function Long(args: JobProgressProps) {
  const [productsRead, setRead] = useState(100)
  return (
    <>
      <JobProgress {...args} products={60_000} perSecond={4900} productsRead={productsRead} />
      <Button onClick={() => setRead((read) => read + 8000)}>Go on</Button>
    </>
  )
}

/** A long job is announced at its start and at each quarter. */
export const Announced: Story = {
  render: (args) => <Long {...args} />,
  play: inEnglish(async ({ canvas }) => {
    const status = canvas.getByRole('status')
    const goOn = canvas.getByRole('button', { name: 'Go on' })
    await waitFor(() => expect(status).toHaveTextContent(/^Applying Mass Compare-at-Price$/))
    await userEvent.click(goOn)
    await expect(status).toHaveTextContent(/^Applying Mass Compare-at-Price$/)
    await userEvent.click(goOn)
    await expect(status).toHaveTextContent('Applying Mass Compare-at-Price: 25%')
  }),
}

/** A step of a recipe, on the page of the recipe: its cells are counted once it is done. */
export const StepOfRecipe: Story = {
  parameters: { controls: { disable: true } },
  args: { headingLevel: 2, cellsChanged: 0, perSecond: undefined },
  play: inEnglish(async ({ canvas }) => {
    const region = canvas.getByRole('region')
    await expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent(
      'Applying Mass Compare-at-Price',
    )
    await expect(region).toHaveTextContent(
      '3,100 of 5,000 products read, 0 of 3,309 cells changed.',
    )
  }),
}

/** The job is being cancelled. */
export const Cancelling: Story = { args: { cancelling: true } }

/** The speed is not known yet. */
export const AtStart: Story = { args: { productsRead: 0, cellsChanged: 0, perSecond: undefined } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** From the start to the end. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      {[0, 1, 2500, 5000].map((productsRead) => (
        <JobProgress
          key={productsRead}
          {...args}
          name={`Job at ${productsRead}`}
          productsRead={productsRead}
          cellsChanged={Math.round(productsRead * 0.66)}
        />
      ))}
    </>
  ),
}
