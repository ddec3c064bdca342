import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { liveRecentFiles, recentFiles } from '../../../docs/benchSamples.js'
import { RecentFiles } from './index.js'

const examples: Examples = {
  do: {
    caption: 'The last few files, with the way to all of them.',
    render: () => (
      <RecentFiles files={recentFiles} onOpen={() => {}} filesHref="/dashboard/files" />
    ),
  },
  dont: {
    caption: 'Without any file there is nothing to show: leave the row out.',
    render: () => <RecentFiles files={[]} onOpen={() => {}} />,
  },
}

const meta = {
  title: 'Workbench/RecentFiles (history, recently opened, quick open)',
  id: 'workbench-recentfiles',
  component: RecentFiles,
  args: {
    files: recentFiles,
    onOpen: fn(),
    filesHref: '/dashboard/files',
  },
  parameters: docsPage({ examples })`
Lists the files that were opened last on this device; each opens in one press.

**Use it** below a drop zone and in the popover of the open file. **Do not use it** for all files with their states; use \`FileList\`.

**Anatomy**: label, one button for each file with its store, day, time and jobs, a link to all files.

| Key | Does |
| --- | --- |
| Tab | moves through the files |
| Enter, Space | opens the file |

**Accessibility**: a group named by its label. A long name loses its middle, not its extension, and is whole in the tooltip and for assistive technology.

\`\`\`tsx
import { RecentFiles } from '@dropwatt/ui/workbench'

<RecentFiles files={files} onOpen={open} filesHref="/dashboard/files" />
\`\`\`
`,
} satisfies Meta<typeof RecentFiles>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const group = canvas.getByRole('group', { name: 'Recent files on this device' })
    await userEvent.click(
      within(group).getByRole('button', { name: /products_export\.csv.* 3 jobs/ }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith('a')
    await expect(within(group).getByRole('link', { name: 'All files' })).toBeVisible()
  }),
}

/** Files of stores say which store it is, and when they were read. */
export const Live: Story = {
  args: { files: [...liveRecentFiles, ...recentFiles] },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Lumen & Oak Live file read \d+ min ago/ }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: /Lumen Practice Practice store/ }),
    ).toBeVisible()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without the link to all files. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <RecentFiles {...args} />
      <RecentFiles {...args} filesHref={undefined} files={recentFiles.slice(0, 1)} />
    </div>
  ),
}
