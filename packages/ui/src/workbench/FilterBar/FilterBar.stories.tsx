import type { Scope, ScopeCondition } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { offersIn, savedFilters, wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { FilterBar, type FilterBarProps } from './index.js'

const all = (...conditions: readonly ScopeCondition[]): Scope => ({ match: 'all', conditions })

const price: ScopeCondition = { on: 'price', is: 'between', values: ['20', '50'] }
const color: ScopeCondition = { on: 'option:Color', is: 'is', values: ['Nero', 'Black'] }
const stock: ScopeCondition = { on: 'quantity', is: 'greater', values: ['0'], of: 'any-variant' }
const vendor: ScopeCondition = { on: 'vendor', is: 'is', values: ['Supplier 014'] }

const three = all(price, color, stock)

function Example({
  scope = three,
  onScopeChange,
  saved,
  isLoading = false,
  ...props
}: Partial<FilterBarProps> & { isLoading?: boolean }) {
  const language = useLocale()
  const words = wordsOf(language)
  const [current, setCurrent] = useState(scope)
  return (
    <FilterBar
      defaultOpen
      {...props}
      label={words('Which products', 'Quali prodotti')}
      hint={words('Only these products are included.', 'Sono inclusi solo questi prodotti.')}
      offers={offersIn(language).map((offer) => Object.assign({}, offer, { isLoading }))}
      saved={saved && { ...saved, filters: savedFilters(language).filters }}
      products={5000}
      scope={current}
      onScopeChange={(next) => {
        setCurrent(next)
        onScopeChange?.(next)
      }}
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'Each condition says what it compares, how, and with what.',
    render: () => <Example scope={all(vendor)} />,
  },
  dont: {
    caption: 'Open conditions that nobody asked for, which push the options down.',
    render: () => <Example scope={all()} />,
  },
}

const meta = {
  title: 'Workbench/FilterBar (condition builder, query builder, faceted search)',
  id: 'workbench-filterbar',
  component: FilterBar,
  args: {
    label: 'Which products',
    scope: three,
    offers: offersIn('en'),
    saved: { filters: [], onSave: fn(), onRename: fn(), onRemove: fn() },
    onScopeChange: fn(),
    onBlur: fn(),
  },
  argTypes: { scope: { control: false }, offers: { control: false }, saved: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 340 })],
  parameters: docsPage({ examples })`
Lets the user choose which products and variants to include, by conditions on their facts.

**Use it** for what an automation works on. **Do not use it** to switch between views of a list: use a \`ToggleGroup\`.

**Anatomy**: a line that says what is included and opens the rest: whether all conditions have to be met or any, saved filters as chips with a menu, a card for each condition, and buttons that add one, save all under a name, or clear them. A card has what it compares, how, and with what: numbers, texts, or values of the file with their counts. Many values have a search. Where an automation changes single variants, a condition on a fact of theirs chooses variants, or products with any such variant.

| Key | Does |
| --- | --- |
| Enter, Space | on the line, opens or closes the conditions |
| Tab | moves through the conditions |
| Delete, Backspace | on a chosen value, removes it |
| Escape | closes the list of values, or leaves the name |

**Accessibility**: a group with its name; each condition is a group with its number. Removing a condition moves focus to the next, a new one takes it. The number that matches is announced.

\`\`\`tsx
import { FilterBar } from '@dropwatt/ui/workbench'

<FilterBar label="Which products" offers={offers} scope={scope} onScopeChange={setScope} />
\`\`\`
`,
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

/** A vendor is chosen in three presses: the line, the button, the value. */
export const Default: Story = {
  args: { scope: all(), defaultOpen: false },
  play: inEnglish(async ({ args, canvas }) => {
    const line = canvas.getByRole('button', { name: 'Which products: All 5,000' })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(line)
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    const card = within(canvas.getByRole('group', { name: 'Condition 1' }))
    await expect(card.getByRole('combobox', { name: 'What to compare' })).toHaveFocus()
    await userEvent.click(card.getByRole('checkbox', { name: 'Lumen 41' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'vendor', is: 'is', values: ['Lumen'] }),
    )
    await userEvent.click(card.getByRole('button', { name: 'Remove condition: Vendor Lumen' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(all())
    await expect(canvas.getByRole('button', { name: 'Add a condition' })).toHaveFocus()
  }),
}

/** The conditions of the board: a range, values of the file, and a fact of any variant. */
export const Conditions: Story = {
  args: { matches: { unit: 'variants', count: 272, of: 1593 } },
  play: inEnglish(async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('272 of 1,593 variants match')
    await userEvent.click(canvas.getByRole('radio', { name: 'any' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith({ ...three, match: 'any' })
    const first = within(canvas.getByRole('group', { name: 'Condition 1' }))
    const from = first.getByRole('textbox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.type(from, '9.5')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith({
      match: 'any',
      conditions: [{ ...price, values: ['9.5', '50'] }, color, stock],
    })
    await userEvent.click(first.getByRole('button', { name: /^Remove condition/ }))
    await expect(
      canvas.getByRole('button', { name: 'Remove condition: Color Nero, Black' }),
    ).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith({ match: 'all', conditions: [] })
    await expect(canvas.getByRole('button', { name: 'Add a condition' })).toHaveFocus()
  }),
}

/** The control of the value follows the fact and the comparison. */
export const ChangesComparison: Story = {
  args: { scope: all(vendor) },
  play: inEnglish(async ({ args, canvas }) => {
    const card = within(canvas.getByRole('group', { name: 'Condition 1' }))
    const subject = card.getByRole('combobox', { name: 'What to compare' })
    const operator = card.getByRole('combobox', { name: 'Comparison' })
    await userEvent.selectOptions(operator, 'contains')
    await userEvent.clear(card.getByRole('textbox', { name: 'Value' }))
    await userEvent.type(card.getByRole('textbox', { name: 'Value' }), 'home')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'vendor', is: 'contains', values: ['home'] }),
    )
    await userEvent.selectOptions(subject, 'Price')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'price', is: 'is', values: [] }),
    )
    await userEvent.selectOptions(operator, 'is between')
    await userEvent.type(card.getByRole('textbox', { name: 'To' }), '20')
    await userEvent.selectOptions(
      card.getByRole('combobox', { name: 'Applies to' }),
      'of any variant',
    )
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'price', is: 'between', values: ['', '20'], of: 'any-variant' }),
    )
    await userEvent.selectOptions(subject, 'Published')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'published', is: 'yes', values: [] }),
    )
    await expect(card.queryByRole('combobox', { name: 'Applies to' })).toBeNull()
  }),
}

/** Values of the file are found by a search; Escape closes their list. */
export const FindsValues: Story = {
  args: { scope: all(vendor) },
  play: inEnglish(async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add a value' })
    await userEvent.click(opener)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search: Vendor' }), 'lumen')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lumen 41' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ ...vendor, values: ['Supplier 014', 'Lumen'] }),
    )
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Lumen' }))
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(all(vendor))
  }),
}

/** A list that was copied from elsewhere is pasted, one per line. */
export const PastedList: Story = {
  args: { scope: all({ on: 'handle', is: 'is', values: ['oak-stool', 'canvas-tote-bag'] }) },
  play: inEnglish(async ({ args, canvas }) => {
    const lines = canvas.getByRole('textbox', { name: 'Value' })
    await userEvent.clear(lines)
    await userEvent.click(lines)
    await userEvent.paste('mug\n\n cap \nmug\n')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(
      all({ on: 'handle', is: 'is', values: ['mug', 'cap'] }),
    )
  }),
}

/** A saved filter is used by a press; one that needs another file says why it is off. */
export const Saved: Story = {
  args: { scope: all() },
  play: inEnglish(async ({ args, canvas }) => {
    const black = canvas.getByRole('button', { name: 'Black 20–50 €' })
    await userEvent.click(black)
    await expect(black).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onScopeChange).toHaveBeenLastCalledWith(all(price, color))
    const off = canvas.getByRole('button', { name: 'Without cost off for this file' })
    await expect(off).toHaveAccessibleDescription('This file has no column “Cost per item”.')
  }),
}

/** Conditions are saved under a name that no other filter has. */
export const Naming: Story = {
  args: { scope: all(price) },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save filter' }))
    const name = canvas.getByRole('textbox', { name: 'Name of the filter' })
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Without cost{Enter}')
    await expect(name).toHaveAccessibleDescription('There is already a filter with this name.')
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.saved?.onSave).toHaveBeenLastCalledWith('Without cost 2', all(price))
    await expect(canvas.getByRole('button', { name: 'Add a condition' })).toHaveFocus()
  }),
}

/** Cells that are compared as numbers and are none are counted. */
export const NotNumbers: Story = {
  args: {
    scope: all(price),
    matches: { unit: 'products', count: 1, of: 300, notNumbers: 12 },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1 of 300 products matches12 cells are not numbers, so they are not compared.',
    )
  }),
}

/** The values of a column are found once a condition compares it; their place is kept. */
export const Loading: Story = {
  args: {
    scope: all({ on: 'column:Google Shopping / Gender', is: 'is', values: [] }),
  },
  render: (args) => <Example {...args} isLoading />,
  play: inEnglish(async ({ canvas }) => {
    const value = canvas.getByRole('textbox', { name: 'Value' })
    await expect(value).toBeDisabled()
    await expect(value).toHaveAttribute('placeholder', 'Finding the values…')
  }),
}

/** An error stands in its condition. */
export const WithError: Story = {
  args: {
    scope: all(vendor, { ...price, values: ['50', '20'] }),
    error: 'The first number is larger than the second.',
    faulty: { part: 1 },
  },
  play: inEnglish(async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'From' })
    await expect(from).toBeInvalid()
    await expect(from).toHaveAccessibleDescription('The first number is larger than the second.')
  }),
}

/** A fact that the file lacks is still named. */
export const MissingColumn: Story = {
  args: {
    scope: all({ on: 'column:Fabric', is: 'contains', values: ['linen'] }),
    error: 'This file has no column “Fabric”.',
    faulty: { part: 0 },
  },
}

export const Closed: Story = {
  args: { defaultOpen: false, matches: { unit: 'variants', count: 272, of: 1593 } },
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Each kind of value. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Example
      saved={savedFilters('en')}
      matches={{ unit: 'variants', count: 41, of: 5310 }}
      scope={all(
        vendor,
        price,
        stock,
        { on: 'title', is: 'contains', values: ['oak'] },
        { on: 'handle', is: 'is-not', values: ['oak-stool', 'canvas-tote-bag'] },
        { on: 'published', is: 'yes', values: [] },
        { on: 'column:Google Shopping / Gender', is: 'empty', values: [] },
      )}
    />
  ),
}
