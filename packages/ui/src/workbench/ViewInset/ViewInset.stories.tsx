import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { TextField } from '../../components/TextField/index.js'
import { Notice } from '../Notice/index.js'
import { ViewInset, viewInsets } from './index.js'

const examples: Examples = {
  do: {
    caption: 'A notice above the rows, in line with them.',
    render: () => (
      <ViewInset flush="end">
        <Notice title="3 images have no words to show" />
      </ViewInset>
    ),
  },
  dont: {
    caption: 'Around a table, whose rows run up to the edges.',
    render: () => (
      <ViewInset>
        <table>
          <tbody>
            <tr>
              <td>Linen Tee</td>
            </tr>
          </tbody>
        </table>
      </ViewInset>
    ),
  },
}

const meta = {
  title: 'Workbench/ViewInset (padding, gutter, inset)',
  id: 'workbench-viewinset',
  component: ViewInset,
  args: { children: <Notice title="3 images have no words to show" /> },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Keeps what is no table clear of the edges of the workbench, in line with what is around it.

**Use it** in a view of \`Workbench\`, for texts, notices, fields and buttons. **Do not use it** around tables, grids and results, which have their own room, or outside the workbench.

**Anatomy**: a plain block. \`kind\` says what it is in line with, \`flush\` which side has no room of its own, and \`isLimited\` that it must leave room for what follows.

**Keyboard**: it takes no keys.

**Accessibility**: it has no role; give it \`role="status"\` for a text that changes.

\`\`\`tsx
import { ViewInset } from '@dropwatt/ui/workbench'

<ViewInset flush="end"><Notice title={title} /></ViewInset>
\`\`\`
`,
} satisfies Meta<typeof ViewInset>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('group').parentElement as HTMLElement)
    await expect(style.padding).toBe('16px 20px')
  },
}

/** The fields of a long form take a quarter of the window, and scroll. */
export const Limited: Story = {
  args: {
    isLimited: true,
    children: Array.from({ length: 9 }, (_, index) => (
      <TextField key={index} label={`Cost of product ${index + 1}`} />
    )),
  },
  play: async ({ canvas }) => {
    const inset = canvas.getAllByRole('textbox')[0]?.closest('[data-limited]') as HTMLElement
    await expect(inset.clientHeight).toBeLessThan(inset.scrollHeight)
  },
}

export const Matrix: Story = {
  render: (args) => (
    <>
      {viewInsets.map((kind) => (
        <ViewInset {...args} key={kind} kind={kind}>
          <Notice title={kind} />
        </ViewInset>
      ))}
      <ViewInset {...args} flush="both">
        <Notice title="flush" />
      </ViewInset>
    </>
  ),
}
