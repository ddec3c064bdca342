import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { recentFiles } from '../../../docs/benchSamples.js'
import { Notice } from '../Notice/index.js'
import { FirstContact, MismatchNotice } from './index.js'

const examples: Examples = {
  do: {
    caption: 'One card: the promise, the drop zone, how to get the file.',
    render: () => <FirstContact zone={{ onFiles: () => {} }} />,
  },
  dont: {
    caption: 'Not for a service that is off: the privacy line must be true.',
    render: () => <FirstContact zone={{ onFiles: () => {} }} service="a service" />,
  },
}

const meta = {
  title: 'Workbench/FirstContact (empty workbench, onboarding, start, open file)',
  id: 'workbench-firstcontact',
  component: FirstContact,
  args: {
    zone: { onFiles: fn(), onSample: fn() },
    recent: recentFiles,
    onOpenRecent: fn(),
    filesHref: '/dashboard/files',
    guideHref: '/dashboard/files/help',
  },
  parameters: docsPage({ examples })`
Invites to open a file on the page of an automation, and explains how to get one.

**Use it** below the parts of an automation page while no file is open that the page can use. **Do not use it** once a file is open; that is \`Workbench\`.

**Anatomy**: heading, lede and privacy line; drop zone, its facts and a link to the guide; export steps; recent files. If another kind of file is open, a notice says which kind the page needs. Above it is what became of a file that was dropped on the page (\`news\`).

| Key | Does |
| --- | --- |
| Tab | moves through the buttons of the drop zone, then the recent files |

**Accessibility**: a region named by its heading, which can receive focus through \`headingRef\` and is not a Tab stop.

\`\`\`tsx
import { FirstContact } from '@dropwatt/ui/workbench'

<FirstContact zone={{ onFiles, reading, problem }} recent={files} onOpenRecent={open} />
\`\`\`
`,
} satisfies Meta<typeof FirstContact>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Work on a file' })
    const heading = within(region).getByRole('heading', { level: 2, name: 'Work on a file' })
    heading.focus()
    await expect(heading).toHaveFocus()
    await expect(within(region).getByText('Your data stays on this device')).toBeVisible()
  }),
}

/** The open file is of another kind; it stays open. */
export const WrongKind: Story = {
  args: { mismatch: { open: 'suppliers', needed: 'products' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByText('The open file is a supplier list. This page needs a product export.'),
    ).toBeVisible()
  }),
}

/** The reason alone, where a page offers no drop zone. */
export const ReasonAlone: Story = {
  parameters: { controls: { disable: true } },
  render: () => <MismatchNotice open="products" needed="translations" />,
}

/** The file was refused. */
export const Refused: Story = {
  args: { zone: { onFiles: fn(), problem: { code: 'empty' } } },
}

/** A file is being read. */
export const Busy: Story = {
  args: {
    zone: {
      onFiles: fn(),
      reading: { name: 'products_export.csv', doneBytes: 1_000_000, totalBytes: 8_800_000 },
    },
  },
}

/** An optional service is on. */
export const WithService: Story = { args: { service: 'DeepL' } }

/** An importer asks for a supplier list, which is no export of the store. */
export const ForSuppliers: Story = {
  args: { needed: 'suppliers', zone: { kind: 'suppliers', onFiles: fn() } },
}

/** On the page of an automation for images, which has no export to explain. */
export const ForImages: Story = {
  args: {
    needed: 'images',
    zone: { kind: 'images', hasFolderButton: true, onFiles: fn() },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Your originals are never changed')).toBeVisible()
    await expect(canvas.queryByText('How to export from your store')).toBeNull()
  }),
}

/** News about a file that was dropped elsewhere on the page. */
export const WithNews: Story = {
  args: { news: <Notice tone="warning" title="This file is empty" /> },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('group', { name: 'This file is empty' })
    // Who scrolls to the place sees the news first.
    const place = canvas.getByRole('heading', { level: 2 }).closest('section')
    await expect(place?.getBoundingClientRect().top).toBe(news.getBoundingClientRect().top)
  },
}

/** Keeps the place of what takes a file, while it loads. */
export const Waiting: Story = {
  args: { busy: true },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toHaveProperty('offsetHeight', 256)
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every kind of file. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['products', 'translations', 'suppliers', 'images', 'page'] as const).map((kind) => (
        <FirstContact
          key={kind}
          role="group"
          zone={args.zone}
          mismatch={{ open: kind, needed: 'products' }}
        />
      ))}
    </div>
  ),
}
