import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { StorageMeter } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Used and allowed, and whether the browser keeps the files.',
    render: () => <StorageMeter usedBytes={160_000_000} quotaBytes={10_000_000_000} isPersisted />,
  },
  dont: {
    caption: 'Without the quota of the browser no bar is shown; do not guess one.',
    render: () => <StorageMeter usedBytes={160_000_000} quotaBytes={200_000_000} />,
  },
}

const meta = {
  title: 'Workbench/StorageMeter (disk usage, quota, space)',
  id: 'workbench-storagemeter',
  component: StorageMeter,
  args: {
    usedBytes: 160_000_000,
    quotaBytes: 10_000_000_000,
    onPersist: fn(),
  },
  parameters: docsPage({ examples })`
Shows how much storage of this device the saved files use, and whether the browser keeps them.

**Use it** on the page of saved files. **Do not use it** for the usage of a plan; use \`QuotaBar\`.

**Anatomy**: heading, figures, bar, what the browser promised; a button to ask it to keep the files.

| Key | Does |
| --- | --- |
| Enter, Space | asks the browser to keep the files |

**Accessibility**: a \`meter\` whose value is in words. The colour of the bar repeats the figures.

\`\`\`tsx
import { StorageMeter } from '@dropwatt/ui/workbench'

<StorageMeter usedBytes={usage} quotaBytes={quota} isPersisted={persisted} onPersist={ask} />
\`\`\`
`,
} satisfies Meta<typeof StorageMeter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Storage on this device' })
    await expect(meter).toHaveAttribute('aria-valuetext', '160\u00A0MB of about 10\u00A0GB')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the browser to keep them' }))
    await expect(args.onPersist).toHaveBeenCalledTimes(1)
  }),
}

/** The browser agreed. */
export const Persisted: Story = { args: { isPersisted: true } }

/** Waiting for the browser. */
export const Busy: Story = { args: { busy: true } }

/** The browser estimates less than the files have: their size is shown, with the estimate in words. */
export const LowEstimate: Story = {
  parameters: { controls: { disable: true } },
  args: { usedBytes: 500_000, filesBytes: 2_200_000 },
  play: inEnglish(async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Storage on this device' })
    await expect(meter).toHaveAttribute('aria-valuetext', '2.2\u00A0MB of about 10\u00A0GB')
    await expect(canvas.getByText(/The browser estimates 0.5.MB/)).toBeVisible()
  }),
}

/** The quota is not known. */
export const Unknown: Story = { args: { quotaBytes: undefined } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Little, much, almost all. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[0, 160, 820, 960].map((megabytes) => (
        <StorageMeter
          key={megabytes}
          usedBytes={megabytes * 1_000_000}
          quotaBytes={1_000_000_000}
          isPersisted
        />
      ))}
    </div>
  ),
}
