import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { jobIn } from '../../../docs/storeJobs.js'
import { StoreJobNotice, type StoreJobNoticeProps } from './index.js'

const until = new Date(2026, 10, 26, 14, 52).toISOString()

const args = {
  job: jobIn('cancelled'),
  onCancel: fn(),
  onResume: fn(),
  onReconnect: fn(),
  onConnect: fn(),
  onLeaveOut: fn(),
  onUndo: fn(),
} satisfies StoreJobNoticeProps

const examples: Examples = {
  do: {
    caption: 'The reason, how far the job came, and the one action that helps.',
    render: () => (
      <StoreJobNotice {...args} job={jobIn('paused', { pause: { kind: 'reconnect' } })} />
    ),
  },
  dont: {
    caption: 'A pause without its reason. Nobody knows what to do.',
    render: () => <StoreJobNotice {...args} job={jobIn('paused')} />,
  },
}

const meta = {
  title: 'Store/StoreJobNotice (paused, waiting, cancelled, failed)',
  id: 'store-storejobnotice',
  component: StoreJobNotice,
  args,
  argTypes: { job: { control: false } },
  parameters: docsPage({ examples })`
Says why a job that writes to a store does not run, how far it came, and what to do about it.

**Use it** above the tabs of the bench, and wherever a job is shown that waits, is paused, was cancelled or failed. **Do not use it** for a job that runs (\`StoreJobProgress\`) or has ended (\`StoreJobResults\`).

**Anatomy**: a \`Notice\` with the reason, the numbers, and the actions that are given and fit. Cancel asks first where values are written already.

**Accessibility**: a group named by its title. It is no live region, as its numbers change; \`StoreJobProgress\` announces the state.

\`\`\`tsx
import { StoreJobNotice } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreJobNotice>

export default meta
type Story = StoryObj<StoreJobNoticeProps>

/** Its member cancelled it: what is written stays. */
export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Cancelled, 1,204 written' })).toHaveTextContent(
      'The other 606 values wait in the live file. Resume writes only those.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }))
    await expect(props.onResume).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo in store' }))
    await expect(props.onUndo).toHaveBeenCalledTimes(1)
  }),
}

/** Another job of the same store comes first. */
export const Waiting: Story = {
  args: { job: jobIn('queued', { ahead: 1 }) },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Waiting' })).toHaveTextContent(
      'Another update of Lumen & Oak is being written. This one is next.',
    )
  }),
}

/** Shopify asks to wait. */
export const Throttled: Story = {
  args: { job: jobIn('paused', { pause: { kind: 'throttled', until } }) },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: /^Shopify asks to wait until 2:52.PM$/ }),
    ).toBeVisible()
  }),
}

/** The store no longer accepts the key. */
export const Reconnect: Story = {
  args: { job: jobIn('paused', { pause: { kind: 'reconnect' } }) },
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(props.onReconnect).toHaveBeenCalledTimes(1)
  }),
}

/** A permission is missing for some of the values. */
export const MissingPermission: Story = {
  args: {
    job: jobIn('paused', { pause: { kind: 'scope', scope: 'write_files', values: 318 } }),
  },
  play: inEnglish(async ({ args: props, canvas }) => {
    const name = 'Permission missing: Change pictures and alt texts'
    await expect(canvas.getByRole('group', { name })).toHaveTextContent('318 values wait.')
    await userEvent.click(
      canvas.getByRole('button', { name: 'Connect again with this permission' }),
    )
    await expect(props.onConnect).toHaveBeenLastCalledWith('write_files')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave them out' }))
    await expect(props.onLeaveOut).toHaveBeenLastCalledWith('write_files')
  }),
}

/** Shopify does not answer. Some values may have been written. */
export const Unreachable: Story = {
  args: {
    job: jobIn('paused', {
      pause: { kind: 'unreachable', seconds: 20 },
      counts: { ...jobIn('paused').counts, unknown: 42 },
    }),
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: 'Shopify cannot be reached, trying again' }),
    ).toHaveTextContent(
      'Next attempt in 20 seconds. Not known yet: 42 values. They are read before anything is repeated.',
    )
  }),
}

/** Something went wrong: what is written is listed. */
export const Failed: Story = {
  args: { job: jobIn('failed'), onShowResults: fn() },
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }))
    await expect(props.onShowResults).toHaveBeenCalledTimes(1)
  }),
}

/** Cancel asks first, because products can be half done. */
export const AsksBeforeCancel: Story = {
  args: { job: jobIn('paused', { pause: { kind: 'throttled', until } }) },
  play: inEnglish(async ({ args: props, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const dialog = await shownDialog(canvasElement, 'Cancel this update?')
    await expect(dialog.getByText(/^1,204 values are written and stay/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Let it go on' }))
    await expect(props.onCancel).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(props.onCancel).toHaveBeenCalledTimes(1)
  }),
}

/** Nothing is written yet, so it is cancelled at once. */
export const CancelsAtOnce: Story = {
  args: {
    job: jobIn('queued', {
      counters: { checkedProducts: 0, writtenProducts: 0, written: 0, verified: 0 },
    }),
  },
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(props.onCancel).toHaveBeenCalledTimes(1)
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All states. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (props) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StoreJobNotice {...props} job={jobIn('queued', { ahead: 3 })} />
      <StoreJobNotice
        {...props}
        job={jobIn('paused', { pause: { kind: 'throttled', until } })}
        busy="cancel"
      />
      <StoreJobNotice
        {...props}
        job={jobIn('paused', { pause: { kind: 'reconnect' } })}
        busy="reconnect"
      />
      <StoreJobNotice
        {...props}
        job={jobIn('paused', { pause: { kind: 'scope', scope: 'write_files', values: 1 } })}
      />
      <StoreJobNotice {...props} job={jobIn('paused', { pause: { kind: 'unreachable' } })} />
      <StoreJobNotice {...props} />
      <StoreJobNotice {...props} job={jobIn('failed')} busy="resume" />
    </div>
  ),
}
