import type { Scope } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within, waitFor } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import {
  columnFields,
  columnValues,
  comparePriceFields,
  comparePriceValues,
  otherFields,
  imageFields,
  imageValues,
  metafieldFields,
  otherValues,
  rateFields,
  sizeFields,
  sizeValues,
  wordsOf,
  type RateState,
} from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { light } from '../../tokens/index.js'
import { Button } from '../../components/Button/index.js'
import { OptionsForm, OptionsSheet, type OptionFormField, type OptionsFormProps } from './index.js'

function Example({ fields, values, onChange, onReset, ...props }: OptionsFormProps) {
  const [current, setCurrent] = useState(values)
  return (
    <OptionsForm
      {...props}
      fields={fields}
      values={current}
      onChange={(key, value) => {
        setCurrent((before) => ({ ...before, [key]: value }))
        onChange(key, value)
      }}
      onReset={
        onReset &&
        (() => {
          setCurrent(values)
          onReset()
        })
      }
    />
  )
}

/** The example in the language of the story. */
function InLanguage(props: Partial<OptionsFormProps>) {
  const language = useLocale()
  return (
    <Example
      fields={comparePriceFields(language)}
      values={comparePriceValues}
      onChange={fn()}
      onReset={fn()}
      {...props}
    />
  )
}

/** Without conditions all products are included. */
const whole: Scope = { match: 'all', conditions: [] }

function Others(props: Partial<OptionsFormProps>) {
  return <InLanguage {...props} fields={otherFields(useLocale())} values={otherValues} />
}

function Sizes(props: Partial<OptionsFormProps>) {
  return <InLanguage {...props} fields={sizeFields(useLocale())} values={sizeValues} />
}

function Images(props: Partial<OptionsFormProps>) {
  return <InLanguage {...props} fields={imageFields(useLocale())} values={imageValues} />
}

interface RatesProps extends Partial<OptionsFormProps> {
  readonly state: RateState
}

function Rates({ state, ...props }: RatesProps) {
  return <InLanguage {...props} fields={rateFields(useLocale(), state)} />
}

interface MetafieldsProps extends Partial<OptionsFormProps> {
  /** Whether the file has no metafields. */
  readonly none?: boolean
}

function Metafields({ none = false, ...props }: MetafieldsProps) {
  const language = useLocale()
  const fields: readonly OptionFormField[] = none
    ? [{ kind: 'columns', key: 'fields', label: 'Metafields', choices: [] }]
    : metafieldFields(language)
  const scope = comparePriceFields(language).filter(({ kind }) => kind === 'scope')
  return (
    <InLanguage {...props} fields={[...fields, ...scope]} values={{ fields: [], scope: whole }} />
  )
}

function Columns(props: Partial<OptionsFormProps>) {
  return <InLanguage {...props} fields={columnFields(useLocale())} values={columnValues} />
}

function AllKinds() {
  const language = useLocale()
  return (
    <InLanguage
      fields={[...comparePriceFields(language), ...otherFields(language), ...imageFields(language)]}
      values={{ ...comparePriceValues, ...otherValues, ...imageValues }}
    />
  )
}

function InSheet({ side }: { side: 'bottom' | 'end' }) {
  const words = wordsOf(useLocale())
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words('Options', 'Opzioni')}</Button>
      <OptionsSheet
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        summary={words(
          '1,204 of 5,000 products will change, 3,310 cells.',
          'Cambieranno 1.204 prodotti su 5.000, 3.310 celle.',
        )}
      >
        <InLanguage onReset={undefined} />
      </OptionsSheet>
    </>
  )
}

const examples: Examples = {
  do: {
    caption: 'The error stands under the option that it is about, and says what to enter.',
    render: () => (
      <InLanguage
        fields={comparePriceFields('en').slice(0, 3)}
        values={{ ...comparePriceValues, by: 900 }}
        errors={{ by: { message: 'Enter a number from 1 to 500.' } }}
      />
    ),
  },
  dont: {
    caption: 'The help repeats the label. Say what is not clear from it, or nothing.',
    render: () => (
      <InLanguage
        fields={[
          {
            kind: 'toggle',
            key: 'gift',
            label: 'Exclude gift cards',
            help: 'Turn this on to exclude gift cards.',
          },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/OptionsForm (settings panel, schema form, property inspector)',
  id: 'workbench-optionsform',
  component: OptionsForm,
  args: {
    fields: comparePriceFields('en'),
    values: comparePriceValues,
    onChange: fn(),
    onBlur: fn(),
    onReset: fn(),
  },
  argTypes: { fields: { control: false } },
  render: ({ fields: _fields, ...args }) => <InLanguage {...args} />,
  decorators: [inBox({ maxInlineSize: 328 })],
  parameters: docsPage({ examples })`
Shows the options of an automation, each with the control of its kind.

**Use it** for the options of an automation, whose fields are data. **Do not use it** for a form that is sent, such as settings: use \`Form\`.

**Anatomy**: the products that are included, heading and Reset, then the options in their order. Two short ones that follow each other stand side by side. Each has its label, help, control and error; what an import loses because of its value stands below the help, or below the chosen radio choice. On small screens it goes into an \`OptionsSheet\`, with the summary of the preview and a button below it.

| Key | Does |
| --- | --- |
| Tab | moves through the options; from a chip or a rule to its buttons |
| Enter | in a list of texts, adds the text |
| Backspace | in an empty input of such a list, removes the last text; on a chip, that one |
| Escape | closes the list of values of a condition |

**Accessibility**: a region named by its heading. Options of several controls are groups with a name; help, losses and errors describe the control. Numbers are typed in the way of the language. Rules are moved by buttons, and where a rule goes is announced.

\`\`\`tsx
import { OptionsForm } from '@dropwatt/ui/workbench'

<OptionsForm fields={fields} values={values} errors={errors} onChange={change} onReset={reset} />
\`\`\`
`,
} satisfies Meta<typeof OptionsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const by = canvas.getByRole('textbox', { name: 'Increase over price' })
    await expect(by).toHaveAccessibleDescription('%')
    await userEvent.clear(by)
    await expect(args.onChange).toHaveBeenLastCalledWith('by', Number.NaN)
    await userEvent.type(by, '12.5')
    await expect(args.onChange).toHaveBeenLastCalledWith('by', 12.5)
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenLastCalledWith('by')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Price ending' }), '.95')
    await expect(args.onChange).toHaveBeenLastCalledWith('ending', '.95')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare-at price / Canada' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('columns', [
      'Compare-at price',
      'Compare-at price / Canada',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(by).toHaveValue('30')
  }),
}

/** A number that can be off, a text, a list of tags, checkboxes, rules, and new names. */
export const OtherKinds: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Others {...args} />,
  play: inEnglish(async ({ args, canvas }) => {
    const number = canvas.getByRole('switch', { name: 'Minimum price: cost plus' })
    await userEvent.click(number)
    await expect(args.onChange).toHaveBeenLastCalledWith('floor', 20)
    await expect(canvas.getByRole('textbox', { name: 'Minimum price: cost plus' })).toHaveValue(
      '20',
    )
    await userEvent.click(number)
    await expect(args.onChange).toHaveBeenLastCalledWith('floor', null)

    const tags = canvas.getByRole('textbox', { name: 'Remove these tags' })
    await userEvent.type(tags, 'summer,old{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('take', ['old', 'clearance', 'summer'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('take', ['old', 'clearance'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove old' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('take', ['clearance'])
    await expect(canvas.getByRole('button', { name: 'Remove clearance' })).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(tags).toHaveFocus()
  }),
}

/** Two groups, each behind a switch; chips, and columns of which those that are chosen are chips. */
export const GroupsAndChips: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Columns {...args} />,
  play: inEnglish(async ({ args, canvas }) => {
    const how = within(canvas.getByRole('group', { name: 'How to find it' }))
    await userEvent.click(how.getByText('Pattern'))
    await expect(args.onChange).toHaveBeenLastCalledWith('match', ['words', 'pattern'])
    await expect(how.getByText(/^A regular expression/)).toBeVisible()

    const columns = within(canvas.getByRole('group', { name: 'In these columns' }))
    const description = columns.getByRole('checkbox', { name: 'Description' })
    await userEvent.click(description)
    await expect(args.onChange).toHaveBeenLastCalledWith('columns', ['Title'])
    await expect(description).not.toBeChecked()
    const add = columns.getByRole('button', { name: 'Add to In these columns' })
    add.focus()
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('columns', ['Title', 'Vendor'])
    await userEvent.click(add)
    await expect(columns.getByRole('checkbox', { name: 'Vendor' })).toBeChecked()
    await expect(columns.queryByRole('checkbox', { name: 'Tags' })).not.toBeInTheDocument()
  }),
}

/** A choice for each product type that needs one, and a file. */
export const TypesAndFile: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Sizes {...args} />,
  play: inEnglish(async ({ args, canvas }) => {
    const who = within(canvas.getByRole('group', { name: 'Sizes for' }))
    await expect(who.getByRole('combobox', { name: 'Sneakers (1,204)' })).toHaveValue('women')
    await userEvent.selectOptions(who.getByRole('combobox', { name: 'No product type (9)' }), 'men')
    await expect(args.onChange).toHaveBeenLastCalledWith('who', { Sneakers: 'women', '': 'men' })
    await userEvent.selectOptions(who.getByRole('combobox', { name: 'Sneakers (1,204)' }), '')
    await expect(args.onChange).toHaveBeenLastCalledWith('who', { '': 'men' })
    await userEvent.selectOptions(who.getByRole('combobox', { name: 'Same for all' }), 'women')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      'who',
      expect.objectContaining({ Sneakers: 'women', '': 'women' }),
    )

    const chart = within(canvas.getByRole('group', { name: 'Your own size chart' }))
    const file = new File(['US,EU\n8,39\n'], 'sizes.csv', { type: 'text/csv' })
    await userEvent.upload(chart.getByLabelText('Choose a file', { selector: 'input' }), file)
    await expect(await chart.findByText('sizes.csv')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith('chart', {
      name: 'sizes.csv',
      text: 'US,EU\n8,39\n',
    })
    await userEvent.click(chart.getByRole('button', { name: 'Remove sizes.csv' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('chart', null)
    await expect(chart.getByRole('button', { name: 'Choose a file' })).toHaveFocus()
  }),
}

/** Backgrounds as pictures, a colour, an image, a place, and numbers with a slider. */
export const ImageKinds: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Images {...args} />,
  play: inEnglish(async ({ args, canvas }) => {
    const last = () => args.onChange.mock.lastCall
    const fill = canvas.getByRole('slider', { name: 'Product size' })
    await expect(fill).toHaveAttribute('aria-valuetext', '78%')
    await fireEvent.change(fill, { target: { value: '79' } })
    await expect(last()).toEqual(['fill', 79])
    await userEvent.click(canvas.getByRole('radio', { name: 'Sand' }))
    await expect(last()).toEqual(['template', 'sand'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Top left' }))
    await expect(last()).toEqual(['place', 'top-left'])
    const colour = canvas.getByLabelText('My colour', { selector: '[type=color]' })
    await fireEvent.change(colour, { target: { value: light.warning } })
    await expect(last()).toEqual(['colour', light.warning])

    const image = within(canvas.getByRole('group', { name: 'My image' }))
    const file = new File(['RIFF'], 'studio.webp', { type: 'image/webp' })
    await userEvent.upload(image.getByLabelText('Choose an image', { selector: 'input' }), file)
    await expect(await image.findByText('studio.webp')).toBeVisible()
    await expect(last()).toEqual(['picture', { name: 'studio.webp', size: 4 }])
    await expect(args.onBlur).toHaveBeenLastCalledWith('picture')
    await userEvent.click(image.getByRole('button', { name: 'Remove studio.webp' }))
    await expect(image.getByRole('button', { name: 'Choose an image' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Rotation' })).toBeDisabled()
  }),
}

/** Currencies have to be chosen first. */
export const NoCurrencies: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => (
    <Rates {...args} state="fresh" values={{ from: '', to: '', rate: 'reference' }} />
  ),
  play: inEnglish(async ({ args, canvas }) => {
    const from = canvas.getByRole('combobox', { name: 'From' })
    await expect(from).toHaveDisplayValue('Choose a currency')
    await userEvent.selectOptions(from, 'EUR')
    await expect(args.onChange).toHaveBeenLastCalledWith('from', 'EUR')
  }),
}

/** A reference rate that is a week old or older is marked. */
export const OldRate: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => (
    <Rates {...args} state="old" values={{ from: 'EUR', to: 'USD', rate: 'reference' }} />
  ),
}

/** Between these currencies there is no reference rate. */
export const NoRate: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => (
    <Rates {...args} state="none" values={{ from: 'EUR', to: 'KWD', rate: 'reference' }} />
  ),
}

/** Metafields have the names that the store gives them, and below them their keys. */
export const MetafieldColumns: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Metafields {...args} />,
  play: inEnglish(async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Stoff shopify.fabric' })
    await userEvent.click(box)
    await expect(args.onChange).toHaveBeenLastCalledWith('fields', ['fabric'])
  }),
}

/** A field of columns is left out where the file has none of them. */
export const NoMetafieldColumns: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <Metafields {...args} none />,
  play: inEnglish(async ({ canvas: form }) => {
    await expect(form.queryByRole('group', { name: 'Metafields' })).toBeNull()
    await expect(form.getByRole('group', { name: 'Which products' })).toBeVisible()
  }),
}

/** Without conditions all products are included. */
export const Empty: Story = {
  args: { values: { ...comparePriceValues, columns: [], scope: whole } },
  play: inEnglish(async ({ canvas }) => {
    const scope = canvas.getByRole('group', { name: 'Which products' })
    await expect(scope).toHaveTextContent('Which products: All 5,000')
  }),
}

/** Errors of a pair leave its controls in line. */
export const WithErrors: Story = {
  args: {
    values: { ...comparePriceValues, by: 900, columns: [] },
    errors: {
      by: { message: 'Enter a number from 1 to 500.' },
      columns: { message: 'Choose at least one.' },
    },
  },
  play: inEnglish(async ({ canvas }) => {
    const by = canvas.getByRole('textbox', { name: 'Increase over price' })
    const ending = canvas.getByRole('combobox', { name: 'Price ending' })
    await expect(by).toBeInvalid()
    await expect(by.getBoundingClientRect().top).toBe(ending.getBoundingClientRect().top)
    await expect(
      canvas.getByRole('group', { name: 'Columns to change' }),
    ).toHaveAccessibleDescription('Choose at least one.')
  }),
}

function WithLosses(args: Partial<OptionsFormProps>) {
  const words = wordsOf(useLocale())
  return (
    <InLanguage
      {...args}
      fields={[
        {
          kind: 'toggle',
          key: 'ids',
          label: words(
            'Change values even if variants get new IDs',
            'Cambia i valori anche se le varianti ottengono nuovi ID',
          ),
          help: words('You will see a warning before you apply.', 'Vedrai un avviso prima.'),
          loses: {
            kind: 'optionValues',
            count: 1204,
            includes: [words('New names', 'Nuovi nomi')],
          },
        },
        {
          kind: 'radio',
          key: 'how',
          label: words('What to do', 'Cosa fare'),
          choices: [
            { value: 'exclude', label: words('Exclude the columns', 'Escludi le colonne') },
            { value: 'clear', label: words('Clear the values', 'Svuota i valori') },
          ],
          loses: { kind: 'emptied', count: 1 },
        },
      ]}
      values={{ ids: true, how: 'clear' }}
    />
  )
}

/** The loss by an option is said at the option, and describes its control. */
export const Losses: Story = {
  render: ({ fields: _fields, values: _values, ...args }) => <WithLosses {...args} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('switch', { name: 'Change values even if variants get new IDs' }),
    ).toHaveAccessibleDescription(
      /1,204 option names and values change.* This includes “New names”\.$/,
    )
    await expect(
      canvas.getByRole('radio', { name: 'Clear the values' }),
    ).toHaveAccessibleDescription(/^1 cell becomes empty/)
  }),
}

/** The sentence above says why. */
export const Disabled: Story = {
  args: { offReason: 'This file can only be viewed here.' },
  play: inEnglish(async ({ args, canvas }) => {
    const { offReason: reason = '' } = args
    for (const control of canvas.getAllByRole('switch')) await expect(control).toBeDisabled()
    await expect(canvas.getByRole('region', { name: 'Options' })).toHaveAccessibleDescription(
      reason,
    )
    await waitFor(() => expect(canvas.getByText(reason)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^Which products/ })).toBeDisabled()
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The bottom sheet of phones. */
export const InBottomSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '844px' } } },
  render: () => <InSheet side="bottom" />,
  play: inEnglish(async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Options' })
    await expect(within(sheet).getByText(/will change/)).toBeVisible()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show changes' }))
    await expect(sheet).not.toHaveAttribute('open')
  }),
}

/** The drawer of tablets. */
export const InDrawer: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: { docs: { story: { inline: false, height: '844px' } } },
  render: () => <InSheet side="end" />,
}

const orderField = {
  kind: 'order',
  key: 'order',
  label: 'Title order',
  help: 'Drag to reorder, or use the menu.',
  choices: [
    { value: 'brand', label: 'Brand' },
    { value: 'type', label: 'Type' },
    { value: 'name', label: 'Name' },
  ],
  always: 'name',
} as const satisfies OptionFormField

/** Values in an order: by the keys on a handle, by a menu, or by dragging. */
export const Order: Story = {
  args: { fields: [orderField], values: { order: [] } },
  render: (args) => <InLanguage {...args} />,
  play: inEnglish(async ({ args, canvas: form }) => {
    const last = () => args.onChange.mock.lastCall?.[1]
    await expect(form.getByText('As is')).toBeVisible()
    await userEvent.click(form.getByRole('checkbox', { name: 'Brand' }))
    await expect(last()).toEqual(['brand', 'name'])
    await userEvent.click(form.getByRole('checkbox', { name: 'Type' }))
    await expect(last()).toEqual(['brand', 'type', 'name'])
    form.getByRole('button', { name: 'Move Type' }).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(last()).toEqual(['type', 'brand', 'name'])
    await expect(form.getByRole('button', { name: 'Move Type' })).toHaveFocus()
    await userEvent.click(form.getByRole('button', { name: 'Menu of Name' }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move up' }))
    await expect(last()).toEqual(['type', 'name', 'brand'])
    await userEvent.click(form.getByRole('checkbox', { name: 'Brand' }))
    await userEvent.click(form.getByRole('checkbox', { name: 'Type' }))
    await expect(last()).toEqual([])
  }),
}

/** All kinds of options. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => <AllKinds />,
}
