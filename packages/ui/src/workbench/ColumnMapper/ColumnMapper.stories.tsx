import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import {
  ColumnMapper,
  type ColumnMapperProps,
  type MappedColumn,
  type MappingTarget,
} from './index.js'

const columns: readonly MappedColumn[] = [
  {
    column: 0,
    name: 'Artikel-Nr.',
    samples: ['BTL-05', 'BTL-06', 'MUG-RED'],
    target: { target: 'sku' },
    why: 'name-and-content',
  },
  {
    column: 1,
    name: 'Bezeichnung',
    samples: ['Steel bottle 0.5 l', 'Steel bottle 0.75 l'],
    target: { target: 'title' },
    why: 'name',
  },
  {
    column: 2,
    name: 'EK netto',
    samples: ['7,20', '8,90', '3,10'],
    target: { target: 'cost' },
    why: 'decimal-comma',
  },
  {
    column: 3,
    name: 'UVP',
    samples: ['19,90', '24,90', '12,00'],
    target: { target: 'compareAtPrice' },
    why: 'name',
  },
  {
    column: 4,
    name: 'Farbe',
    samples: ['Teal', 'Red'],
    target: { target: 'option', name: 'Color' },
    why: 'content',
  },
  {
    column: 5,
    name: 'Gruppe',
    samples: ['BTL', 'MUG'],
    target: { target: 'group' },
    why: 'confirm',
  },
  {
    column: 6,
    name: 'Bild 1',
    samples: ['https://example.com/btl-05.jpg'],
    target: { target: 'image' },
    why: 'content',
  },
  {
    column: 7,
    name: 'Lagerort',
    samples: ['A-12', 'C-02'],
    target: { target: 'none' },
    why: 'none',
  },
]

/** The first columns, of which some are uncertain. */
function withUncertain(uncertain: readonly number[], count = columns.length): MappedColumn[] {
  const why = 'confirm' as const
  return columns
    .slice(0, count)
    .map((each) => (uncertain.includes(each.column) ? Object.assign({}, each, { why }) : each))
}

function Example({ columns: given = columns, ...props }: Partial<ColumnMapperProps>) {
  const words = wordsOf(useLocale())
  const [current, setCurrent] = useState(given)
  const [supplier, setSupplier] = useState('Supplier 014')
  const targets: readonly MappingTarget[] = [
    { target: { target: 'title' }, label: words('Title', 'Titolo') },
    { target: { target: 'sku' }, label: 'SKU' },
    { target: { target: 'cost' }, label: words('Cost per item', 'Costo per articolo') },
    {
      target: { target: 'compareAtPrice' },
      label: words('Compare-at price', 'Prezzo di confronto'),
    },
    { target: { target: 'option' }, label: words('Option', 'Opzione') },
    {
      target: { target: 'group' },
      label: words('Groups rows into a product', 'Raggruppa le righe in un prodotto'),
    },
    { target: { target: 'image' }, label: words('Image', 'Immagine') },
  ]
  const change = (column: number, changes: Partial<MappedColumn>) =>
    setCurrent(
      current.map((each) =>
        each.column === column ? { ...each, why: 'chosen', ...changes } : each,
      ),
    )
  return (
    <ColumnMapper
      isSaved
      {...props}
      columns={current}
      targets={targets}
      supplier={supplier}
      onSupplierChange={(name) => {
        setSupplier(name)
        props.onSupplierChange?.(name)
      }}
      onTargetChange={(column, target) => {
        change(column, { target })
        props.onTargetChange?.(column, target)
      }}
      onConfirm={(column) => {
        change(column, {})
        props.onConfirm?.(column)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Each column says how it was matched, and only what is uncertain asks.',
    render: () => <Example columns={columns.slice(0, 6)} />,
  },
  dont: {
    caption: 'Every column asks to be confirmed: the one that matters is not seen.',
    render: () => <Example columns={withUncertain([0, 1, 2, 3], 4)} />,
  },
}

const meta = {
  title: 'Workbench/ColumnMapper (import mapping, column matching, field mapping)',
  id: 'workbench-columnmapper',
  component: ColumnMapper,
  args: {
    columns,
    targets: [],
    supplier: 'Supplier 014',
    onTargetChange: fn(),
    onConfirm: fn(),
    onSupplierChange: fn(),
  },
  argTypes: { columns: { control: false }, targets: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lets the user choose which columns of a store those of a supplier list fill.

**Use it** for a table whose columns someone else has named, such as a supplier. **Do not use it** to rename values: use a \`MapField\`.

**Anatomy**: how many columns were matched and whether that is saved; the name of the supplier; then for each column its first values, the column of the store and how it was matched. Where it is uncertain, a button confirms it. On phones each column is a card.

| Key | Does |
| --- | --- |
| N, Alt ↓ | outside of fields, moves to the next column to confirm |
| P, Alt ↑ | outside of fields, moves to the one before |

**Accessibility**: a region with its name. Each list is named by the column that it is for, as is each button that confirms one. After confirming, focus moves to the list of its row.

\`\`\`tsx
import { ColumnMapper } from '@dropwatt/ui/workbench'

<ColumnMapper columns={columns} targets={targets} onTargetChange={choose} … />
\`\`\`
`,
} satisfies Meta<typeof ColumnMapper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByText('7 of 8 columns matched by name or content.')).toBeVisible()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Column in your store for Lagerort' }),
      'Title',
    )
    await expect(args.onTargetChange).toHaveBeenLastCalledWith(7, { target: 'title' })
    const name = canvas.getByRole('textbox', { name: 'Option name for Farbe' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Colour')
    await expect(args.onTargetChange).toHaveBeenLastCalledWith(4, {
      target: 'option',
      name: 'Colour',
    })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Supplier' }), ' B')
    await expect(args.onSupplierChange).toHaveBeenLastCalledWith('Supplier 014 B')
  }),
}

/** The keys move among the columns to confirm, and pressing confirms one. */
export const Confirming: Story = {
  args: {
    columns: withUncertain([2, 5]),
  },
  play: inEnglish(async ({ args, canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await userEvent.click(button('Show the 2 columns to confirm'))
    await expect(button('Confirm this column: EK netto')).toHaveFocus()
    await userEvent.keyboard('n')
    await expect(button('Confirm this column: Gruppe')).toHaveFocus()
    await userEvent.keyboard('p')
    await expect(button('Confirm this column: EK netto')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenLastCalledWith(2)
    await expect(
      canvas.getByRole('combobox', { name: 'Column in your store for EK netto' }),
    ).toHaveFocus()
    await expect(button('Show the column to confirm')).toBeVisible()
  }),
}

export const Empty: Story = { args: { columns: [] } }

export const WithError: Story = {
  args: { error: 'Choose at least one.' },
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Columns of the supplier' }),
    ).toHaveAccessibleDescription('Choose at least one.')
  }),
}

export const Disabled: Story = { args: { offReason: 'The products are being imported.' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = { parameters: { controls: { disable: true } } }
