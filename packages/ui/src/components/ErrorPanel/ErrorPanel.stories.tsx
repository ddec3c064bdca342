import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../Card/index.js'
import { DashboardFrame } from '../DashboardFrame/index.js'
import { ErrorPanel, errorKinds } from './index.js'

const examples: Examples = {
  do: {
    caption: 'In place of the page, inside its frame, with the one action that helps.',
    render: () => <ErrorPanel onRetry={() => {}} />,
  },
  dont: {
    caption: 'For one part of a page: the rest of the page and its heading are still there.',
    render: () => (
      <Card heading="Job Queue">
        <ErrorPanel onRetry={() => {}} />
      </Card>
    ),
  },
}

const meta = {
  title: 'Components/ErrorPanel (error boundary, crash, new version, offline page)',
  id: 'components-errorpanel',
  component: ErrorPanel,
  args: { kind: 'failed' },
  argTypes: { kind: { control: 'inline-radio', options: errorKinds } },
  parameters: docsPage({ examples })`
Replaces a page that failed to load or render; says why, and what to do.

**Use it** in the error boundary of a page, inside the frame, so that the navigation stays; with \`screen\` where the frame itself is missing. **Do not use it** for one part of a page (\`EmptyState\`), or for an address that does not exist (\`NotFoundPage\`).

**Anatomy**: icon on a dashed tile, heading, text, and the actions that have handlers: Try again if rendering the page again can help, Reload if only that helps.

| Key | Does |
| --- | --- |
| Tab | moves to the actions |
| Enter, Space | tries again, or reloads |

**Accessibility**: the heading is the page's \`h1\` and is described by the text, so both are read when it receives focus. Focus it with \`headingRef\` when the panel appears; it is not a Tab stop. It is not an alert, as that would be read twice.

\`\`\`tsx
import { ErrorPanel } from '@dropwatt/ui'

<ErrorPanel headingRef={heading} onRetry={remount} />
\`\`\`
`,
} satisfies Meta<typeof ErrorPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(heading).toHaveAccessibleDescription(/^This page could not be displayed\./)
    await expect(canvas.queryByRole('button')).toBeNull()
  }),
}

/** The page is rendered again. */
export const TryAgain: Story = {
  args: { onRetry: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  }),
}

/** While retrying, further clicks do nothing. */
export const Trying: Story = {
  args: { kind: 'offline', onRetry: fn(), retrying: true },
  play: inEnglish(async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(args.onRetry).not.toHaveBeenCalled()
  }),
}

/** The page's files are gone: only reloading the document helps. */
export const NewVersion: Story = {
  args: { kind: 'outdated', onReload: fn() },
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading')).toHaveTextContent('A new version is available.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  }),
}

export const Offline: Story = { args: { kind: 'offline', onRetry: fn() } }

/** The frame still works, and with it the navigation. */
export const InDashboard: Story = {
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <DashboardFrame currentPath="/dashboard/auto-tag">
      <ErrorPanel {...args} />
    </DashboardFrame>
  ),
}

/** The frame is missing too; the brand links to the home page. */
export const Screen: Story = {
  args: { kind: 'outdated', onReload: fn(), screen: true },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  play: inEnglish(async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'))
    await expect(main.getByRole('link', { name: 'Dropwatt' })).toHaveAttribute('href', '/')
  }),
}

/** Every kind, with the action that helps. */
export const Matrix: Story = {
  parameters: {
    controls: { disable: true },
  },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ErrorPanel kind="failed" onRetry={() => {}} onReload={() => {}} />
      <ErrorPanel kind="outdated" onReload={() => {}} />
      <ErrorPanel kind="offline" onRetry={() => {}} />
    </div>
  ),
}
