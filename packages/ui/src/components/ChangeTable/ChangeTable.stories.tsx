import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { SizeIcon } from '../../icons/index.js'
import { ChangeTable, type ChangeTableProps } from './index.js'

const args = {
  caption: 'Three US sizes from a supplier, in UK and EU sizes.',
  icon: SizeIcon,
  align: 'end',
  heads: { name: 'Size', before: ['US'], after: ['UK', 'EU'] },
  rows: [
    { id: 's', name: 'S', before: [36], after: [36, 46] },
    { id: 'm', name: 'M', before: [38], after: [38, 48] },
    { id: 'l', name: 'L', before: [40], after: [40, 50] },
  ],
} satisfies ChangeTableProps

const examples: Examples = {
  do: {
    caption: 'Input on one side of the wire, the result of the automation on the other.',
    render: () => <ChangeTable {...args} />,
  },
  dont: {
    caption: 'Nothing changes here, so the wire is misleading. Use a plain Table.',
    render: () => (
      <ChangeTable
        {...args}
        caption="The size and the colour of three variants."
        heads={{ name: 'Variant', before: ['Size'], after: ['Colour'] }}
        rows={[
          { id: 'm', name: 'Variant 1', before: ['M'], after: ['Sand'] },
          { id: 'l', name: 'Variant 2', before: ['L'], after: ['Sand'] },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/ChangeTable (diff table, before and after, comparison)',
  id: 'components-changetable',
  component: ChangeTable,
  args,
  argTypes: {
    align: { control: 'inline-radio', options: ['start', 'end'] },
    icon: { control: false },
    heads: { control: false },
    rows: { control: false },
    total: { control: false },
  },
  parameters: docsPage({ examples })`
Shows how an automation changes values: a table with a lit wire between before and after.

**Use it** for an example with a few rows that change. **Do not use it** for a person's own data (\`Table\`), or for texts and prices, which have their own components (\`TextRewrite\`, \`PriceTable\`, \`MarginLedger\`).

**Anatomy**: column headers, the wire with the icon of the automation, rows, a total under them, and the caption of an \`Exhibit\`. In a container narrower than 42 rem the values of a row stack, and the wire runs along the values after.

**Keyboard**: it takes no keys.

**Accessibility**: a native table with column and row headers; it stays a table for assistive technology when its values stack. The wire and the icon are decorative; in forced colours the wire uses the highlight colour.

\`\`\`tsx
import { ChangeTable } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof ChangeTable>

export default meta
type Story = StoryObj<ChangeTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', { name: args.caption })
    const table = within(within(figure).getByRole('table'))
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual(['Size', 'US', 'UK', 'EU'])
    const row = within(table.getByRole('row', { name: /^M/ }))
    await expect(row.getByRole('rowheader')).toHaveTextContent('M')
    await expect(row.getAllByRole('cell')).toHaveLength(3)
  }),
}

/** With a total row. */
export const WithTotal: Story = {
  args: {
    caption: 'Two images, and the size of their files.',
    heads: { name: 'Image', before: ['Before, MB'], after: ['After, MB'] },
    rows: [
      { id: 'front', name: 'Front', before: [2.4], after: [0.8] },
      { id: 'back', name: 'Back', before: [1.8], after: [0.6] },
    ],
    total: { id: 'total', name: 'Both', before: [4.2], after: [1.4] },
  },
}

export const KeepsHeadersOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'))
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
  }),
}

/** One value and several, at the start and at the end, wide and narrow. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ChangeTable {...args} />
      <ChangeTable {...args} align="start" />
      <ChangeTable {...args} {...WithTotal.args} />
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <ChangeTable {...args} />
      </div>
      <div style={{ inlineSize: 'min(100%, 20rem)' }}>
        <ChangeTable {...args} align="start" />
      </div>
    </div>
  ),
}
