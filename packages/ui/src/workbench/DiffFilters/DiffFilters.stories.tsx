import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { priceColumns } from '../../test/sampleChanges.js'
import { DiffFilters, type DiffFiltersProps } from './index.js'

const args = {
  filter: 'changed',
  onFilterChange: fn(),
  counts: { changed: 1204, review: 12, conflicts: 0, excluded: 1, all: 5000 },
  query: '',
  onQueryChange: fn(),
  onLeaveSearch: fn(),
  order: 'file',
  onOrderChange: fn(),
  columns: priceColumns,
  onColumnChange: fn(),
} satisfies DiffFiltersProps

function Controlled(props: DiffFiltersProps) {
  const [filter, setFilter] = useState(props.filter)
  const [query, setQuery] = useState(props.query)
  return (
    <DiffFilters
      {...props}
      filter={filter}
      onFilterChange={setFilter}
      query={query}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Each filter says how many products it lists.',
    render: () => <Controlled {...args} />,
  },
  dont: {
    caption: 'Controls that would find nothing. Leave the filters out until there are changes.',
    render: () => (
      <DiffFilters
        {...args}
        counts={{ changed: 0, review: 0, conflicts: 0, excluded: 0, all: 0 }}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/DiffFilters (search, filter chips, sort)',
  id: 'workbench-difffilters',
  component: DiffFilters,
  args,
  argTypes: { columns: { control: false } },
  render: (shown) => <Controlled {...shown} />,
  parameters: docsPage({ examples })`
Chooses which products a table of changes lists, in which order, and finds one.

**Use it** above a \`DiffTable\`. **Do not use it** to choose what a job works on (\`FilterBar\`).

**Anatomy**: search field (where there is little room, a button that opens it), a chip for each filter with its count, a menu for the order, and one that excludes or includes whole columns. Conflicts are listed only if there are some.

| Key | Does |
| --- | --- |
| Enter, Down in the search | moves to the table |
| Escape in the search | clears it |
| Arrows on the filters | choose another one |

**Accessibility**: the search is a \`search\` landmark, the filters are a radio group. Focus moves to the search with \`focusSearch\` of its ref.

\`\`\`tsx
import { DiffFilters } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof DiffFilters>

export default meta
type Story = StoryObj<DiffFiltersProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onLeaveSearch, onColumnChange } }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    await userEvent.type(field, 'tee')
    await userEvent.keyboard('{Enter}')
    await expect(onLeaveSearch).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await userEvent.click(canvas.getByRole('radio', { name: 'Needs review 12' }))
    await expect(canvas.getByRole('radio', { name: 'Needs review 12' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: 'Compare-at price' }))
    await expect(onColumnChange).toHaveBeenCalledWith(1, false)
  }),
}

export const Conflicts: Story = { args: { counts: { ...args.counts, conflicts: 3 } } }

export const Searching: Story = { args: { query: 'cotton' } }

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}

/** The search is behind a button, which also closes and clears it. */
export const SearchBehindButton: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [inBox({ inlineSize: 360 })],
  play: inEnglish(async ({ canvas, args: { onQueryChange } }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    const opener = canvas.getByRole('button', { name: 'Search products' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('tee')
    await userEvent.click(opener)
    await expect(onQueryChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  }),
}

/** A field that has focus stays where the filters come to need its room. */
export const SearchStaysWithFocus: Story = {
  decorators: [inBox({ inlineSize: '100%' })],
  play: inEnglish(async ({ canvas, canvasElement, args: { onQueryChange } }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    await userEvent.click(field)
    canvasElement.style.inlineSize = '480px'
    await canvas.findByRole('button', { name: 'Search products' })
    await expect(field).toBeVisible()
    await userEvent.keyboard('tee')
    await expect(onQueryChange).toHaveBeenLastCalledWith('tee')
  }),
}

/** All filters, with a search. Two searches on one page would need names of their own. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { query: 'cotton', filter: 'review', counts: { ...args.counts, conflicts: 3 } },
}
