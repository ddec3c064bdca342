import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { similarVendors, vendors, wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { MapField, type MapFieldProps } from './index.js'

function Example({ value, onValueChange, ...props }: Partial<MapFieldProps>) {
  const words = wordsOf(useLocale())
  const [current, setCurrent] = useState(value ?? {})
  return (
    <MapField
      found={vendors}
      similar={similarVendors}
      {...props}
      label={words('Vendors', 'Fornitori')}
      value={current}
      onValueChange={(next) => {
        setCurrent(next)
        onValueChange?.(next)
      }}
    />
  )
}

const many = Array.from({ length: 60 }, (_, index) => ({
  value: `Supplier ${index + 1}`,
  count: 60 - index,
}))

const examples: Examples = {
  do: {
    caption: 'Spellings of one name stand together, and take one name at a press.',
    render: () => <Example found={vendors.slice(0, 3)} />,
  },
  dont: {
    caption: 'Hundreds of names without their counts: the important ones are not seen.',
    render: () => <Example found={[{ value: 'Lumen' }, { value: 'Brightside' }]} similar={[]} />,
  },
}

const meta = {
  title: 'Workbench/MapField (rename table, value mapping, find and replace)',
  id: 'workbench-mapfield',
  component: MapField,
  args: {
    label: 'Vendors',
    found: vendors,
    similar: similarVendors,
    value: {},
    onValueChange: fn(),
    onBlur: fn(),
  },
  argTypes: { found: { control: false }, similar: { control: false } },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: 328 })],
  parameters: docsPage({ examples })`
Lets the user give found values, such as vendors, new names.

**Use it** where values of a file are renamed or merged. **Do not use it** for one value: use a \`TextField\`.

**Anatomy**: a search where there are many names, similar names in one box, then the others, each with its count and its new name; the rest on request; a button that adds a name the file does not hold. Found and new names stand side by side where there is room.

| Key | Does |
| --- | --- |
| Tab | moves through the new names |
| Enter | in a new row, adds it; from an amount to the next one |
| Shift Enter | to the amount before |
| Escape | closes the new row |

**Accessibility**: a group with its name. Each input is named by the found name, as is each button that uses one name for all.

\`\`\`tsx
import { MapField } from '@dropwatt/ui/workbench'

<MapField label="Vendors" found={vendors} similar={groups} value={map} onValueChange={setMap} />
\`\`\`
`,
} satisfies Meta<typeof MapField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const similar = canvas.getByRole('list', { name: 'Similar to Supplier 014' })
    const [first] = within(similar).getAllByRole('button', {
      name: 'Use this for all: Supplier 014',
    })
    await userEvent.click(first!)
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      'supplier 014': 'Supplier 014',
      'Supplier  014': 'Supplier 014',
    })
    const lumen = canvas.getByRole('textbox', { name: 'New name for Lumen' })
    await userEvent.type(lumen, 'X')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ Lumen: 'X' }),
    )
    await userEvent.clear(lumen)
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.not.objectContaining({ Lumen: expect.anything() }),
    )
  }),
}

/** A search finds names, found and new; the rest is shown on request. */
export const Many: Story = {
  args: { found: many, similar: [] },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(20)
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(40)
    const search = canvas.getByRole('searchbox', { name: 'Search names' })
    await userEvent.type(search, 'supplier 60')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    await userEvent.type(search, 'x')
    await expect(canvas.getByText('Nothing matches “supplier 60x”')).toBeVisible()
  }),
}

/** A form with more options shows only a few names at first, and those with a new name. */
export const Few: Story = {
  args: { found: many, similar: [], shown: 3, value: { 'Supplier 40': 'Lumen' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4)
    await expect(canvas.getByRole('textbox', { name: 'New name for Supplier 40' })).toHaveValue(
      'Lumen',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }))
    await expect(canvas.getAllByRole('textbox')).toHaveLength(24)
  }),
}

/** Values of options: several spellings of one in a box, with how many products have each. */
export const OptionValues: Story = {
  args: {
    label: 'Option values',
    found: [
      { value: 'Grey', count: 412 },
      { value: 'grey', count: 31 },
      { value: 'GREY', count: 2 },
      { value: 'Sand', count: 88 },
      { value: '500 ml', count: 17 },
    ],
    similar: [['Grey', 'grey', 'GREY']],
    shown: 5,
    value: { grey: 'Grey' },
  },
  play: inEnglish(async ({ canvas }) => {
    const similar = within(canvas.getByRole('list', { name: 'Similar to Grey' }))
    await expect(similar.getAllByRole('textbox')).toHaveLength(3)
    await expect(canvas.getByRole('textbox', { name: 'New name for grey' })).toHaveValue('Grey')
  }),
}

/** A name that this file does not hold, for a recipe. */
export const AddsRow: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add row' })
    await userEvent.click(add)
    await expect(canvas.getByRole('textbox', { name: 'Found name' })).toHaveFocus()
    await userEvent.keyboard('Old name{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'New name' })).toHaveFocus()
    await userEvent.keyboard('Lumen{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 'Old name': 'Lumen' })
    await expect(add).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Old name' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith({})
  }),
}

/** Amounts, such as costs, for the values of the file. */
export const Amounts: Story = {
  args: {
    found: [
      { value: 'soy-candle', label: 'Soy candle', count: 3 },
      { value: 'desk-lamp', label: 'Desk lamp', count: 1 },
    ],
    similar: [],
    isAmount: true,
  },
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount for Desk lamp' }), '4')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ 'desk-lamp': '4' })
    await expect(canvas.queryByRole('button', { name: 'Add row' })).toBeNull()
  }),
}

/** Enter goes down the amounts, and Shift Enter up, as in a spreadsheet. */
export const AmountsByKeys: Story = {
  args: Amounts.args,
  play: inEnglish(async ({ args, canvas }) => {
    const [candle, lamp] = canvas.getAllByRole('textbox')
    await userEvent.type(candle!, '9{Enter}')
    await expect(lamp).toHaveFocus()
    await userEvent.keyboard('4{Shift>}{Enter}{/Shift}')
    await expect(candle).toHaveFocus()
    await userEvent.keyboard('8')
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      'soy-candle': '8',
      'desk-lamp': '4',
    })
  }),
}

export const Empty: Story = { args: { found: [], similar: [] } }

export const WithError: Story = {
  args: { value: { Lumen: 'L' }, error: 'Use at least 2 characters.' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'New name for Lumen' })).toBeInvalid()
    await expect(canvas.getByRole('group', { name: 'Vendors' })).toHaveAccessibleDescription(
      'Use at least 2 characters.',
    )
  }),
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Narrow as in the options, and with room for both names side by side. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  decorators: [inBox({ inlineSize: 'min(40rem, 90vw)' })],
  render: () => <Example value={{ 'supplier 014': 'Supplier 014', 'Not here': 'Lumen' }} />,
}
