import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { Card } from '../../components/Card/index.js'
import { useLocale } from '../../i18n/index.js'
import type { DiffValue } from '../DiffCell/index.js'
import type { DiffRow } from '../DiffTable/index.js'
import { ImportedProducts, type ImportedProductsProps } from './index.js'

const text = (value: string): DiffValue => ({ computed: { text: value } })

const changed = (before: string, after: string): DiffValue => ({ before, after })

/** Products with four values each. */
function rowsIn(language: string) {
  const words = wordsOf(language)
  const values = [
    ['Steel bottle', words('Title', 'Titolo'), {}, 'Bezeichnung'],
    ['0.5 l', 'SKU', {}, 'Artikel-Nr.'],
    ['0.5 l', words('Price', 'Prezzo'), { before: '16.99', after: '17.99' }, 'EK netto'],
    ['0.5 l', words('Vendor', 'Fornitore'), {}, words('Your options', 'Le tue opzioni')],
  ] as const
  const shown = ['Steel bottle', 'BTL-05', '', 'Supplier 014']
  return (index: number): DiffRow => {
    const product = Math.floor(index / 5)
    const about = { index, product, row: index, number: product * 2 + 2, line: product * 2 + 2 }
    const at = index % 5
    if (at === 0) {
      return {
        ...about,
        kind: 'product',
        name: `Steel bottle ${product + 1}`,
        variants: 2,
        isExpanded: true,
        included: product !== 2,
        needsReview: product === 1,
        cells: [text(''), {}, text('')],
        notes:
          product === 1
            ? [{ tone: 'review', text: words('No image', 'Nessuna immagine') }]
            : [{ tone: 'added', text: words('New', 'Nuovo') }],
      }
    }
    const [name, field, change, from] = values[at - 1]!
    const value: DiffValue = 'after' in change ? change : { before: shown[at - 1] ?? '' }
    return {
      ...about,
      kind: 'variant',
      name,
      needsReview: false,
      cells: [text(field), value, text(from)],
      notes: [],
    }
  }
}

/** A product with two variants that change, and a new one. */
function updated(index: number): DiffRow {
  const about = { index, row: index, number: index + 2, line: index + 2, needsReview: false }
  const rows: readonly DiffRow[] = [
    {
      ...about,
      kind: 'product',
      product: 0,
      name: 'Beech table lamp',
      variants: 2,
      isExpanded: true,
      included: true,
      needsReview: true,
      cells: [{}, {}],
      notes: [],
    },
    {
      ...about,
      kind: 'variant',
      product: 0,
      name: 'LMP-NAT · Natural shade',
      cells: [changed('64.90', '67.90'), changed('27.40', '29.10')],
      notes: [],
    },
    {
      ...about,
      kind: 'variant',
      product: 0,
      name: 'LMP-SAL · Sage shade',
      needsReview: true,
      cells: [changed('64.90', '26.90'), { before: '27.40' }],
      notes: [{ tone: 'review', text: 'Below cost: price 26.90, cost 27.40' }],
    },
    {
      ...about,
      kind: 'product',
      product: 1,
      name: 'Handmade stoneware vase',
      variants: 1,
      isExpanded: false,
      included: true,
      cells: [{}, {}],
      notes: [{ tone: 'added', text: 'New' }],
    },
  ]
  return rows[index]!
}

function Example(props: Partial<ImportedProductsProps>) {
  const language = useLocale()
  const [filter, setFilter] = useState(props.filter ?? 'all')
  const [search, setSearch] = useState('')
  return (
    <Card flush>
      <ImportedProducts
        counts={{ all: 12, new: 8, changed: 3, gone: 1, review: 1 }}
        rowCount={60}
        revision={0}
        onExclude={() => {}}
        onInclude={() => {}}
        {...props}
        rows={props.update ? updated : rowsIn(language)}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next)
          props.onFilterChange?.(next)
        }}
        search={search}
        onSearchChange={(next) => {
          setSearch(next)
          props.onSearchChange?.(next)
        }}
      />
    </Card>
  )
}

const examples: Examples = {
  do: {
    caption: 'Each value says where it is from, and what is new or changed is one press away.',
    render: () => <Example rowCount={10} />,
  },
  dont: {
    caption: 'Without an open export, filters that compare with one are empty: leave them out.',
    render: () => <Example rowCount={5} counts={{ all: 1, new: 1, changed: 0, gone: 0 }} />,
  },
}

const meta = {
  title: 'Workbench/ImportedProducts (import list, import review)',
  id: 'workbench-importedproducts',
  component: ImportedProducts,
  args: {
    filter: 'all',
    counts: { all: 12, new: 8, changed: 3, gone: 1, review: 1 },
    search: '',
    rowCount: 60,
    rows: () => undefined,
    revision: 0,
    onFilterChange: fn(),
    onSearchChange: fn(),
  },
  argTypes: { counts: { control: false }, rows: { control: false } },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples })`
Lists the products of an import with their values, where each is from, and what to look at.

**Use it** before products of a supplier list or page are imported. **Do not use it** for changes of an export: use a \`DiffTable\`.

**Anatomy**: a search and filters with counts over a \`DiffTable\` whose columns are the field, its value, where it is from, and notes. A value that differs from the open export shows both.

| Key | Does |
| --- | --- |
| / | moves to the search |
| Enter in the search | moves back to the table |
| all others | those of \`DiffTable\` |

**Accessibility**: it is announced as a \`DiffTable\` is.

\`\`\`tsx
import { ImportedProducts } from '@dropwatt/ui/workbench'

<ImportedProducts filter={filter} counts={counts} rows={rows} rowCount={count} … />
\`\`\`
`,
} satisfies Meta<typeof ImportedProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^New/ }))
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('new')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'x')
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('x')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('treegrid', { name: 'Products' })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
  }),
}

/** Without an open export there is nothing to compare with. */
export const WithoutExport: Story = { args: { counts: { all: 12, review: 1 } } }

/** A list updates the variants of the open export; its columns are the fields that are written. */
export const Update: Story = {
  args: {
    counts: { all: 2, new: 1, changed: 1, review: 1 },
    rowCount: 4,
    columns: [
      { key: 'price', label: 'Price', kind: 'change', isNumber: true },
      { key: 'cost', label: 'Cost per item', kind: 'change', isNumber: true },
    ],
    update: {
      matched: 2,
      cells: 3,
      added: 1,
      review: 1,
      unmatched: 0,
      stored: 1593,
      fields: ['Price', 'Cost per item'],
    },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('2 variants matched')).toBeVisible()
    await expect(
      canvas.getByRole('group', { name: 'Nothing is lost: all 1,593 variants stay.' }),
    ).toBeVisible()
    await expect(canvas.getByText('Only Price and Cost per item are written.')).toBeVisible()
  }),
}

/** No ticked field is in the list, and rows are left out. */
export const UpdateOfNothing: Story = {
  args: {
    ...Update.args,
    counts: { all: 1, conflicts: 1 },
    rowCount: 1,
    update: { matched: 0, cells: 0, added: 0, review: 0, unmatched: 1, stored: 1, fields: [] },
  },
}

export const Empty: Story = { args: { counts: { all: 0 }, rowCount: 0 } }

export const Stale: Story = { args: { isStale: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Matrix: Story = { parameters: { controls: { disable: true } } }
