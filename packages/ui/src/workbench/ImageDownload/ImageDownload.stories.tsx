import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { ImageDownload, type ImageDownloadProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Images still need review: the button says how many are ready.',
    render: () => (
      <ImageDownload images={203} missing={9} onDownload={() => {}} onDownloadList={() => {}} />
    ),
  },
  dont: {
    caption: 'A size, where the ZIP is written to the disk as it is made. Nobody waits for it.',
    render: () => <ImageDownload images={212} isStreamed={false} bytes={1} onDownload={() => {}} />,
  },
}

const meta = {
  title: 'Workbench/ImageDownload (download ZIP, export images)',
  id: 'workbench-imagedownload',
  component: ImageDownload,
  args: { images: 212, bytes: 147_000_000, onDownload: fn(), onDownloadList: fn() },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: docsPage({ examples })`
Downloads the images that are ready as a ZIP, and the list of the files as CSV.

**Use it** in the footer of the bench once images are ready. **Do not use it** for files of products (\`DownloadDialog\`).

**Anatomy**: how the ZIP is made, Download file list (CSV), Download ZIP; while images are missing, its label says how many are ready. Above it, why a download failed.

| Key | Does |
| --- | --- |
| Tab | moves through the buttons |
| Enter, Space | presses one |

**Accessibility**: plain buttons; a failure is announced.

\`\`\`tsx
import { ImageDownload } from '@dropwatt/ui/workbench'

<ImageDownload images={212} onDownload={download} onDownloadList={downloadList} />
\`\`\`
`,
} satisfies Meta<typeof ImageDownload>

export default meta
type Story = StoryObj<ImageDownloadProps>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download ZIP' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Download file list (CSV)' }))
    await expect(args.onDownloadList).toHaveBeenCalledOnce()
  }),
}

/** Some images are not in the ZIP yet. */
export const Incomplete: Story = {
  args: { images: 120, missing: 92 },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download 120 ready images' })).toBeVisible()
  }),
}

/** The browser cannot write a ZIP to the disk while it is made. */
export const WholeFirst: Story = { args: { isStreamed: false } }

/** The ZIP is being made. */
export const Busy: Story = { args: { busy: true, percent: 40, onCancel: fn() } }

/** The download failed. */
export const Failed: Story = { args: { error: 'The disk is full.' } }

/** No image is ready. */
export const Disabled: Story = { args: { images: 0, missing: 212 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Ready, incomplete, busy. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ImageDownload {...args} />
      <ImageDownload {...args} missing={9} isStreamed={false} />
      <ImageDownload {...args} busy percent={85} />
    </div>
  ),
}
