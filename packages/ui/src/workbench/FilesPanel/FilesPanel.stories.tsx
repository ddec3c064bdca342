import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { liveFile } from '../../../docs/benchSamples.js'
import { FilesPanel, type FilesPanelProps } from './index.js'

const file = { name: 'products_export.csv', jobs: 3, isDownloaded: false }

const examples: Examples = {
  do: {
    caption: 'The last file in one line, on the overview.',
    render: () => <FilesPanel file={file} href="#continue" />,
  },
  dont: {
    caption: 'A file name that says nothing and no store label, with twelve stores.',
    render: () => <FilesPanel file={{ ...file, name: 'export (3).csv' }} href="#continue" />,
  },
}

const meta = {
  title: 'Workbench/FilesPanel (recent file, continue, resume)',
  id: 'workbench-filespanel',
  component: FilesPanel,
  args: { file, href: '#continue', filesHref: '#files', onContinue: fn() },
  argTypes: { file: { control: false } },
  parameters: docsPage({ examples })`
Shows the file that was used last in one line, and continues with it.

**Use it** on the overview, once at least one file is saved on this device. **Do not use it** for a list of files.

**Anatomy**: heading, name of the file, its store label, jobs and whether it was downloaded, a link to all files, Continue.

| Key | Does |
|---|---|
| Tab | moves through the links |
| Enter | follows the link |

**Accessibility**: a region named by its heading. Continue is described by the name of the file.

\`\`\`tsx
import { FilesPanel } from '@dropwatt/ui/workbench'

<FilesPanel file={file} href="/dashboard/auto-tag" filesHref="/dashboard/files" />
\`\`\`
`,
} satisfies Meta<typeof FilesPanel>

export default meta
type Story = StoryObj<FilesPanelProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Files' })
    await expect(panel).toHaveTextContent('products_export.csv 3 jobs · Not downloaded yet')
    const next = within(panel).getByRole('link', { name: 'Continue' })
    await expect(next).toHaveAccessibleDescription('products_export.csv')
    next.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(next)
    await expect(args.onContinue).toHaveBeenCalledTimes(1)
  }),
}

/** A file of a store. */
export const Live: Story = {
  args: { file: { ...file, live: liveFile.live } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Lumen & Oak')).toBeVisible()
    await expect(canvas.getByText(/^Live file · read \d+ min ago/)).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With a store label, downloaded, with a long name. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ href, filesHref }) => (
    <FilesPanel
      href={href}
      filesHref={filesHref}
      file={{
        name: `products_export_${'long_'.repeat(20)}.csv`,
        jobs: 1,
        isDownloaded: true,
        storeLabel: 'Nordlicht Studio',
      }}
    />
  ),
}
