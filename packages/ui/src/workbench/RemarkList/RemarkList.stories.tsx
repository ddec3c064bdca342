import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { RemarkList, type ListedRemark, type RemarkListProps } from './index.js'

const remarks: readonly ListedRemark[] = [
  { tone: 'review', text: 'Prices change, and the currency of your store stays the same.' },
  { tone: 'review', text: 'Not converted: US 9 Wide', rows: [213, 214] },
  { tone: 'conflict', text: 'The file has no column for costs.' },
  { tone: 'info', text: 'Gift cards keep their price.', rows: [12, 40, 41, 88, 119] },
]

const examples: Examples = {
  do: {
    caption: 'What is true of the whole file, once.',
    render: () => <RemarkList remarks={remarks.slice(0, 1)} />,
  },
  dont: {
    caption: 'A remark for each row. Give its rows to one remark.',
    render: () => (
      <RemarkList
        remarks={[
          { tone: 'review', text: 'Row 214 is not converted' },
          { tone: 'review', text: 'Row 215 is not converted' },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/RemarkList (file notes, plan remarks)',
  id: 'workbench-remarklist',
  component: RemarkList,
  args: { remarks, onShowRow: fn() },
  parameters: docsPage({ examples })`
Says once what is true of the whole file, or of rows that stay as they are.

**Use it** between the counts and the table of changes. **Do not use it** for a change of one cell, which has its note in the table, or for what happened to the file (\`Notice\`).

**Anatomy**: an icon and a sentence for each remark; below it its rows, which show themselves in the table when pressed. The first two remarks are shown, the others on demand.

**Keyboard**: after the button, focus is on the first new remark.

| Key | Does |
| --- | --- |
| Tab | Moves through the rows and the button |
| Enter, Space | Shows the row, or the other remarks |

**Accessibility**: a named group with a list; the tone is said by the sentence, not by colour alone.

\`\`\`tsx
import { RemarkList } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof RemarkList>

export default meta
type Story = StoryObj<RemarkListProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'row 214' }))
    await expect(args.onShowRow).toHaveBeenCalledWith(213)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 more' }))
    await expect(canvas.getByText('The file has no column for costs.')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[4]).toHaveFocus()
  }),
}

export const WholeFile: Story = { args: { remarks: remarks.slice(0, 1) } }

export const Nothing: Story = {
  args: { remarks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** A short sentence in front stands out. */
export const Lead: Story = {
  args: {
    remarks: [
      {
        tone: 'info',
        lead: '+5%, nearest .95.',
        text: 'Average margin 54.1% now, 56.0% after all changes.',
      },
    ],
  },
}

/** All tones. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (shown) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {remarks.map((remark) => (
        <RemarkList key={remark.text} {...shown} remarks={[remark]} />
      ))}
    </div>
  ),
}
