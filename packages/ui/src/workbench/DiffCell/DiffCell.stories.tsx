import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { DiffCell, type DiffCellProps } from './index.js'

const long = `${'A tee of heavy cotton, cut wide and washed once. '.repeat(3)}Made to last.`

const examples: Examples = {
  do: {
    caption: 'One value before and after, in a row of many.',
    render: () => <DiffCell value={{ before: '24.90', after: '32.99' }} />,
  },
  dont: {
    caption: 'An old value alone is no change. Show the plain text.',
    render: () => <DiffCell value={{ before: '24.90' }} />,
  },
}

const meta = {
  title: 'Workbench/DiffCell (value change, old and new value)',
  id: 'workbench-diffcell',
  component: DiffCell,
  args: { value: { before: '24.90', after: '32.99' } },
  argTypes: { kind: { control: 'inline-radio', options: ['change', 'text', 'tags', 'percent'] } },
  parameters: docsPage({ examples })`
Shows the value of one cell before and after a change, on one line.

**Use it** in tables and lists of changes; \`DiffTable\` does. **Do not use it** for whole texts (\`CellDrawer\`, \`TextRewrite\`).

**Anatomy**: old value, arrow, new value. Texts over 40 characters show the changed words with 24 characters on each side; tags show what is added, then what is removed, then what stays. An empty value reads ‘empty’. Spaces at an end or beside each other, no-break spaces, tabs, line breaks, characters without a look, and dashes, quotes, letters and accents that look alike have a sign, which is not copied. An excluded change shows the old value in full contrast and strikes the new one.

**Keyboard**: it takes no keys.

**Accessibility**: removed text is \`del\`, new text \`ins\`. Weight and lines tell them apart without colour, also with forced colours.

\`\`\`tsx
import { DiffCell } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof DiffCell>

export default meta
type Story = StoryObj<DiffCellProps>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('24.90')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('32.99')
  },
}

export const Empty: Story = {
  args: { value: { before: '', after: '32.99' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('empty')).toBeVisible()
  }),
}

export const Excluded: Story = {
  args: { value: { before: '44.90', after: '34.99', isExcluded: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('34.99')
    await expect(canvas.queryByRole('insertion')).toBeNull()
  },
}

export const Conflict: Story = {
  args: { value: { before: '24.90', after: '19.99', isConflict: true } },
}

export const LongText: Story = {
  args: { value: { before: long, after: long.replace('heavy', 'heavyweight') } },
}

export const Tags: Story = {
  args: { kind: 'tags', value: { before: 'tshirt, Sale', after: 'tshirt, Cotton' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Cotton')
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Sale')
  },
}

/** Signs stand for characters that are easily overlooked; they are not copied and are read out as words. */
export const Overlooked: Story = {
  args: { value: { before: 'Cotton  tee ', after: 'Cotton tee' } },
  play: inEnglish(async ({ canvas }) => {
    const old = canvas.getByRole('deletion')
    await expect(old.textContent).toBe('Cotton  tee ')
    await expect(within(old).getByRole('img', { name: 'space at the end' })).toBeVisible()
    await expect(
      within(old).getByRole('img', { name: '2 spaces beside each other' }),
    ).toHaveAttribute('data-sign', '␣␣')
    await expect(canvas.getByRole('insertion').querySelector('[role]')).toBeNull()
  }),
}

/** Tags with other spaces between them are texts with another space. */
export const TagSpaces: Story = {
  args: { kind: 'tags', value: { before: 'Sale,  Cotton', after: 'Sale, Cotton' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 spaces beside each other' })).toBeVisible()
  }),
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

/** All kinds, included and excluded. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 360, justifyItems: 'start' }}>
      <DiffCell value={{ before: '24.90', after: '32.99' }} />
      <DiffCell value={{ before: '24.90', after: '32.99', isExcluded: true }} />
      <DiffCell value={{ before: '', after: '32.99' }} />
      <DiffCell value={{ before: '', after: '32.99', isExcluded: true }} />
      <DiffCell value={{ before: '24.90', after: '' }} />
      <DiffCell value={{ before: '24.90', after: '19.99', isConflict: true }} />
      <DiffCell value={{ before: ' Cotton\u00A0tee ', after: 'Cotton tee' }} />
      <DiffCell value={{ before: 'Tee – sand', after: 'Tee - sand' }} />
      <DiffCell value={{ before: 'Caf\u0065\u0301 Еco', after: 'Caf\u00E9 Eco' }} />
      <DiffCell value={{ before: '24.90' }} />
      <DiffCell value={{ before: '' }} />
      <DiffCell kind="percent" value={{ computed: { percent: 24.53 } }} />
      <DiffCell kind="percent" value={{ computed: { percent: 4.7, isChange: true } }} />
      <DiffCell kind="percent" value={{ computed: { percent: 59.7, before: 57.8 } }} />
      <DiffCell kind="text" value={{ computed: { text: '12 products' } }} />
      <DiffCell value={{ before: long, after: long.replace('heavy', 'heavyweight') }} />
      <DiffCell
        value={{ before: long, after: long.replace('heavy', 'heavyweight'), isExcluded: true }}
      />
      <DiffCell kind="tags" value={{ before: 'tshirt, Sale', after: 'tshirt, Cotton' }} />
      <DiffCell
        kind="tags"
        value={{ before: 'tshirt, Sale', after: 'tshirt, Cotton', isExcluded: true }}
      />
    </div>
  ),
}
