import type { Scope } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { offersIn, wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { FilterBar, FilterChip, type FilterBarProps } from './index.js'

function Example({ filters, onFiltersChange, ...props }: Partial<FilterBarProps>) {
  const language = useLocale()
  const words = wordsOf(language)
  const [current, setCurrent] = useState(filters ?? [])
  return (
    <FilterBar
      {...props}
      label={words('Which products', 'Quali prodotti')}
      hint={words('Only these products are included.', 'Sono inclusi solo questi prodotti.')}
      offers={offersIn(language)}
      filters={current}
      onFiltersChange={(next) => {
        setCurrent(next)
        onFiltersChange?.(next)
      }}
    />
  )
}

const two: Scope = [
  { kind: 'vendor', values: ['Supplier 014'] },
  { kind: 'status', values: ['active'] },
]

const all: Scope = [
  { kind: 'vendor', values: ['Supplier 014', 'Nordic Home', 'Lumen', 'Brightside'] },
  { kind: 'type', values: ['Apparel'] },
  { kind: 'tag', values: ['sale', 'new'] },
  { kind: 'status', values: ['active', 'draft'] },
  { kind: 'price', min: 10, max: 50 },
  { kind: 'option', name: 'Size', values: ['S', 'M'], of: 'any-variant' },
  { kind: 'title', text: 'a title that is long enough to need a second line on any screen' },
  { kind: 'last-job' },
  { kind: 'handles', handles: ['oak-stool', 'canvas-tote-bag'] },
]

const examples: Examples = {
  do: {
    caption: 'Each chip names what it filters by, and the value.',
    render: () => <Example filters={two} />,
  },
  dont: {
    caption: 'A value alone does not say whether it is a vendor or a tag.',
    render: () => (
      <FilterChip removeLabel="Remove Lumen" onRemove={fn()}>
        Lumen
      </FilterChip>
    ),
  },
}

const meta = {
  title: 'Workbench/FilterBar (filter chips, query builder, faceted search)',
  id: 'workbench-filterbar',
  component: FilterBar,
  args: {
    label: 'Which products',
    filters: two,
    offers: offersIn('en'),
    onFiltersChange: fn(),
    onBlur: fn(),
  },
  argTypes: { filters: { control: false }, offers: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 328 })],
  parameters: docsPage({ examples })`
Lets the user choose which products to include, by filters that all must be met.

**Use it** for what an automation works on. **Do not use it** to switch between views of a list: use a \`ToggleGroup\`.

**Anatomy**: a label, a \`FilterChip\` for each filter, a button that adds one, and below them the filter that is open: its kind, and its values with counts. Many values have a search. Changes apply at once; a filter without a value is not in use.

| Key | Does |
| --- | --- |
| Tab | moves through the chips: removing button, then text |
| Enter, Space | on the text of a chip, opens its filter |
| Delete, Backspace | on a chip, removes it |
| Escape | closes the open filter; focus returns to its chip |

**Accessibility**: a group with its name; chips are a list. Opening a filter moves focus into it, removing one moves focus to the next chip.

\`\`\`tsx
import { FilterBar } from '@dropwatt/ui/workbench'

<FilterBar label="Which products" offers={offers} filters={filters} onFiltersChange={setFilters} />
\`\`\`
`,
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Vendor: Supplier 014' })
    await userEvent.click(chip)
    const open = canvas.getByRole('group', { name: 'Vendor' })
    await expect(within(open).getByRole('searchbox', { name: 'Search: Vendor' })).toHaveFocus()
    await userEvent.keyboard('lumen')
    await userEvent.click(within(open).getByRole('checkbox', { name: 'Lumen 41' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { kind: 'vendor', values: ['Supplier 014', 'Lumen'] },
      { kind: 'status', values: ['active'] },
    ])
    await userEvent.keyboard('{Escape}')
    await expect(chip).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { kind: 'status', values: ['active'] },
    ])
    await expect(canvas.getByRole('button', { name: 'Status: Active' })).toHaveFocus()
  }),
}

/** A filter is added with its first value, and leaves with its last. */
export const AddsFilter: Story = {
  args: { filters: [] },
  play: inEnglish(async ({ args, canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add a filter' })
    await userEvent.click(add)
    const kinds = canvas.getByRole('combobox', { name: 'Filter by' })
    await expect(kinds).toHaveFocus()
    await userEvent.selectOptions(kinds, 'Price range')
    await expect(args.onFiltersChange).not.toHaveBeenCalled()
    const from = canvas.getByRole('textbox', { name: 'From' })
    await userEvent.type(from, '9.5')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { kind: 'price', min: 9.5, max: null },
    ])
    await expect(canvas.getByRole('button', { name: 'Price range: from 9.5' })).toBeVisible()
    await userEvent.type(from, 'x')
    await expect(from).toBeInvalid()
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([])
    await userEvent.selectOptions(kinds, 'Changed by the last job')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([{ kind: 'last-job' }])
    await expect(add).toHaveFocus()
  }),
}

/** The number of variants or products that pass appears once it is counted. */
export const Matching: Story = {
  args: {
    filters: [{ kind: 'price', min: 20, max: 50 }],
    matches: { unit: 'variants', count: 272, of: 1593 },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('272 of 1,593 variants match')).toBeVisible()
  }),
}

/** A price or an option chooses single variants, unless any variant is enough. */
export const AnyVariant: Story = {
  args: { filters: [{ kind: 'price', min: 10, max: 50 }, ...two] },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price range: 10–50' }))
    const any = canvas.getByRole('checkbox', { name: 'Any variant: include the whole product' })
    await userEvent.click(any)
    await expect(any).toBeChecked()
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { kind: 'price', min: 10, max: 50, of: 'any-variant' },
      ...two,
    ])
    const chip = canvas.getByRole('button', { name: 'Price range, any variant: 10–50' })
    await userEvent.click(any)
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith([
      { kind: 'price', min: 10, max: 50 },
      ...two,
    ])
    await expect(chip).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'Price range: 10–50' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Vendor: Supplier 014' }))
    await expect(canvas.queryByRole('checkbox', { name: /^Any variant/ })).toBeNull()
  }),
}

export const WithError: Story = {
  args: { error: 'Choose at least one.' },
  play: inEnglish(async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Which products' })
    await expect(group).toHaveAccessibleDescription(
      'Only these products are included. Choose at least one.',
    )
  }),
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { args: { filters: all }, globals: { direction: 'rtl' } }

/** Each kind of filter. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Example filters={all} />,
}
