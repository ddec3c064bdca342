import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ExportSteps } from './index.js'

const examples: Examples = {
  do: { caption: 'Beside the drop zone, where the file is needed.', render: () => <ExportSteps /> },
  dont: {
    caption: 'Not above the place that takes the file: daily users scroll past it.',
    render: () => (
      <div style={{ display: 'grid', gap: 16 }}>
        <ExportSteps headingLevel={2} />
        <p>Choose a file</p>
      </div>
    ),
  },
}

const meta = {
  title: 'Workbench/ExportSteps (instructions, how to export, guide)',
  id: 'workbench-exportsteps',
  component: ExportSteps,
  args: {
    headingLevel: 3,
  },
  parameters: docsPage({ examples })`
Explains in three steps how to get an export of the products out of a store.

**Use it** beside a \`FileDropZone\`. **Do not use it** for other guides; use \`Steps\`.

**Anatomy**: heading, three numbered steps, each with one line of detail.

**Keyboard**: it takes no keys.

**Accessibility**: a heading and an ordered list. On coarse pointers the last step says ‘Choose’ and where a phone keeps files.

\`\`\`tsx
import { ExportSteps } from '@dropwatt/ui/workbench'

<ExportSteps />
\`\`\`
`,
} satisfies Meta<typeof ExportSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 3, name: 'How to export from your store' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Both heading levels. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ExportSteps headingLevel={2} />
      <ExportSteps headingLevel={3} />
    </div>
  ),
}
