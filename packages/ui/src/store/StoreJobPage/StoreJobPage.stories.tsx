import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { jobIn, writingJob } from '../../../docs/storeJobs.js'
import { StoreJobProgress } from '../StoreJobProgress/index.js'
import { StoreJobPage, type StoreJobPageProps } from './index.js'

const args = {
  job: { state: 'loaded', job: writingJob },
  breadcrumb: [{ label: 'Dashboard', href: '#' }],
  jobsHref: '#jobs',
  file: { place: 'here', name: 'Lumen & Oak', onOpen: fn() },
  children: <StoreJobProgress job={writingJob} headingLevel={2} onCancel={fn()} />,
} satisfies StoreJobPageProps

const examples: Examples = {
  do: {
    caption: 'The job with its store in the heading, and the way to its file.',
    render: () => <StoreJobPage {...args} />,
  },
  dont: {
    caption: 'A way to a file that is on another device.',
    render: () => (
      <StoreJobPage {...args} file={{ place: 'here', name: 'another device', onOpen: fn() }} />
    ),
  },
}

const meta = {
  title: 'Store/StoreJobPage (one job of a store)',
  id: 'store-storejobpage',
  component: StoreJobPage,
  args,
  argTypes: { job: { control: false }, file: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    ...docsPage({ examples })`
The page of one job that writes to a store: what it is about, the file that it writes, and its progress or results.

**Use it** for the page that Open of the job queue leads to. **Do not use it** in the bench, which shows the job among the changes of its file.

**Anatomy**: a \`PageFrame\` whose breadcrumb ends with all jobs, the button that opens the file if it is on this device, and the view of the job. In place of the view: that it loads, did not load, does not exist, or that its store is not connected any more.

**Accessibility**: the heading names the store and can receive focus.

\`\`\`tsx
import { StoreJobPage } from '@dropwatt/ui/store'
\`\`\`
`,
  },
} satisfies Meta<typeof StoreJobPage>

export default meta
type Story = StoryObj<StoreJobPageProps>

/** A job whose file is on this device. */
export const Default: Story = {
  play: inEnglish(async ({ canvasElement, args: { file } }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Update of Lumen & Oak' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open the file of Lumen & Oak' }))
    await expect(file?.place === 'here' && file.onOpen).toHaveBeenCalled()
  }),
}

/** An undo of a store to practise on, whose file is on another device. */
export const UndoElsewhere: Story = {
  args: {
    job: { state: 'loaded', job: jobIn('cancelled', { kind: 'undo' }) },
    file: { place: 'elsewhere' },
    isPractice: true,
    children: <StoreJobProgress job={jobIn('cancelled', { kind: 'undo' })} headingLevel={2} />,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Undo in Lumen & Oak' })).toBeVisible()
    await expect(canvas.getByText(/Its file is not on this device\.$/)).toBeVisible()
  }),
}

/** It is being looked for. */
export const Loading: Story = { args: { job: { state: 'loading' } } }

/** It could not be looked for. */
export const Failed: Story = {
  args: {
    job: {
      state: 'failed',
      message: 'The server that runs this dashboard cannot be reached.',
      onRetry: fn(),
    },
  },
  play: inEnglish(async ({ canvasElement, args: { job } }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(job.state === 'failed' && job.onRetry).toHaveBeenCalled()
  }),
}

/** The store has no such job. */
export const Unknown: Story = {
  args: { job: { state: 'unknown' } },
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('No such update')).toBeVisible()
    const [, link] = canvas.getAllByRole('link', { name: 'All jobs' })
    await expect(link).toHaveAttribute('href', '#jobs')
  }),
}

/** The store was disconnected. */
export const Disconnected: Story = {
  args: { job: { state: 'disconnected', settingsHref: '#settings' } },
  play: inEnglish(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open settings' })
    await expect(link).toHaveAttribute('href', '#settings')
  }),
}
