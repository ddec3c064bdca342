import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { Button } from '../../components/Button/index.js'
import { useLocale } from '../../i18n/index.js'
import {
  ComparePriceIcon,
  CurrencyIcon,
  TagIcon,
  VariantTitleIcon,
  VendorIcon,
} from '../../icons/index.js'
import {
  RecipeSteps,
  type ListedStep,
  type RecipeStepChoice,
  type RecipeStepsProps,
} from './index.js'

function stepsIn(language: string): readonly ListedStep[] {
  const words = wordsOf(language)
  return [
    {
      id: 'currency',
      name: words('Currency Converter', 'Convertitore di valuta'),
      icon: <CurrencyIcon />,
      summary: words(
        'EUR to CAD, reference rate of 20 November, ending .99',
        'Da EUR a CAD, tasso di riferimento del 20 novembre, finale .99',
      ),
      isOn: true,
      result: { products: 5000, cells: 17_140 },
    },
    {
      id: 'compare',
      name: 'Mass Compare-at-Price',
      icon: <ComparePriceIcon />,
      summary: words(
        'Price plus 30%, ending .99, fix fake discounts',
        'Prezzo più 30%, finale .99, correggi gli sconti finti',
      ),
      isOn: true,
      result: { products: 1204, cells: 3310, review: 12 },
    },
    {
      id: 'variants',
      name: 'Variant Title Fixer',
      icon: <VariantTitleIcon />,
      summary: words('Colour to Color, extra spaces', 'Da Colour a Color, spazi in eccesso'),
      isOn: false,
    },
    {
      id: 'tags',
      name: 'Auto-Tag Products',
      icon: <TagIcon />,
      summary: 'Sale, New in',
      isOn: true,
      result: { products: 1, cells: 1, review: 1 },
    },
    {
      id: 'vendor',
      name: 'Change Vendor in Bulk',
      icon: <VendorIcon />,
      summary: words('3 spellings to 1', '3 grafie in 1'),
      isOn: true,
      result: { products: 311, cells: 311 },
    },
  ]
}

function choicesIn(language: string): readonly RecipeStepChoice[] {
  return stepsIn(language).flatMap(({ id, name, icon }) =>
    ['compare', 'tags', 'vendor'].includes(id) ? { id, name, icon } : [],
  )
}

function Example(props: Partial<RecipeStepsProps>) {
  const language = useLocale()
  const [{ steps, past }, setAll] = useState<{
    readonly steps: readonly ListedStep[]
    readonly past: readonly (readonly ListedStep[])[]
  }>({ steps: props.steps ?? stepsIn(language), past: [] })
  const setSteps = (next: readonly ListedStep[]) => setAll({ steps: next, past: [...past, steps] })
  return (
    <RecipeSteps
      heading="products_export.csv"
      seconds={1.1}
      total={{ products: 5000, cells: 24_863 }}
      choices={choicesIn(language)}
      onApply={fn()}
      onAddStep={(choice) => {
        const added = stepsIn(language).find(({ id }) => id === choice)!
        setSteps([...steps, { ...added, id: `${choice}-${steps.length}` }])
      }}
      canUndo={past.length > 0}
      onUndo={() => setAll({ steps: past.at(-1) ?? steps, past: past.slice(0, -1) })}
      onRedo={fn()}
      onReview={fn()}
      onEdit={fn()}
      {...props}
      steps={steps}
      onToggle={(id, isOn) => {
        props.onToggle?.(id, isOn)
        setSteps(steps.map((step) => (step.id === id ? Object.assign({}, step, { isOn }) : step)))
      }}
      onMove={(id, by) => {
        props.onMove?.(id, by)
        const index = steps.findIndex((step) => step.id === id)
        setSteps(steps.toSpliced(index, 1).toSpliced(index + by, 0, steps[index]!))
      }}
      onRemove={(id) => {
        props.onRemove?.(id)
        setSteps(steps.filter((step) => step.id !== id))
      }}
    />
  )
}

/** The fifth step cannot use the file. */
function Misfit() {
  const words = wordsOf(useLocale())
  const steps = stepsIn(useLocale())
  const misfit = words('it has no Vendor column', 'manca la colonna Vendor')
  return <Example steps={[...steps.slice(0, 4), { ...steps[4]!, misfit }]} />
}

function Unopened() {
  const language = useLocale()
  const words = wordsOf(language)
  const steps = stepsIn(language).map(({ result: _result, ...step }) => step)
  return (
    <Example
      heading={words('Steps', 'Passaggi')}
      steps={steps}
      seconds={undefined}
      total={undefined}
      onReview={undefined}
      main={<Button variant="neon">{words('Open a file…', 'Apri un file…')}</Button>}
    />
  )
}

function Unchanged() {
  const words = wordsOf(useLocale())
  const steps = stepsIn(useLocale())
  const result = { products: 0, cells: 0 }
  const nothing = words(
    'No product has one of these vendors.',
    'Nessun prodotto ha uno di questi fornitori.',
  )
  return <Example steps={[...steps.slice(0, 4), { ...steps[4]!, result, nothing }]} />
}

function middle(item: HTMLElement) {
  const { top, height, left } = item.getBoundingClientRect()
  return { clientX: left, clientY: top + height / 2 }
}

const examples: Examples = {
  do: {
    caption: 'Each step says in one line what it does with its options.',
    render: () => <Example steps={stepsIn('en').slice(0, 2)} />,
  },
  dont: {
    caption: 'A name alone does not tell two recipes apart.',
    render: () => (
      <Example
        steps={[{ id: 'tags', name: 'Auto-Tag Products', summary: '', isOn: true }]}
        total={undefined}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/RecipeSteps (workflow editor, pipeline, macro)',
  id: 'workbench-recipesteps',
  component: RecipeSteps,
  args: {
    heading: 'products_export.csv',
    steps: stepsIn('en'),
    onToggle: fn(),
    onMove: fn(),
    onRemove: fn(),
    onEdit: fn(),
    onReview: fn(),
    onApply: fn(),
  },
  argTypes: { steps: { control: false }, children: { control: false } },
  render: ({ steps: _steps, ...args }) => <Example {...args} />,
  parameters: docsPage({ examples })`
Shows the steps of a recipe and what they change in the open file, and lets the user edit them.

**Use it** on the page of a recipe. **Do not use it** for instructions: use \`Steps\`.

**Anatomy**: the file and the time of its preview, with buttons that undo, redo and add a step; the steps on one wire, each with its automation, its options, its result, a switch, a handle and a menu; below them what all steps change together, and the buttons that review and apply them. The wire is lit at steps that are on and whose result is up to date.

| Key | Does |
| --- | --- |
| Tab | moves through the names, the switches, the handles, the menus and the buttons |
| Enter | on a name, opens the options of the step; on a menu, opens it, with Options, Move up, Move down and Remove step |
| Space | turns a step on or off |
| Up, Down | on a handle, move the step |
| Ctrl Z, Ctrl Shift Z | undo, redo |
| Escape | while dragging, leaves the step where it was |

**Accessibility**: a region named by its heading with a list of steps. Switches and menus are named by their automation. A step that is moved, added or removed is announced; removing one moves focus to the menu of the next. Dragging is not required. The wire is decorative: 'Off' and 'Calculating…' say the same.

\`\`\`tsx
import { RecipeSteps } from '@dropwatt/ui/workbench'

<RecipeSteps heading={file} steps={steps} onToggle={toggle} onMove={move} onRemove={remove} onApply={apply} />
\`\`\`
`,
} satisfies Meta<typeof RecipeSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'products_export.csv' })).toBeVisible()
    const apply = canvas.getByRole('button', { name: 'Apply 4 steps' })
    await userEvent.click(canvas.getByRole('switch', { name: 'Variant Title Fixer' }))
    await expect(args.onToggle).toHaveBeenLastCalledWith('variants', true)
    await expect(apply).toHaveTextContent('Apply 5 steps')
    await userEvent.click(apply)
    await expect(args.onApply).toHaveBeenCalledTimes(1)

    const menu = canvas.getByRole('button', { name: 'Menu of Auto-Tag Products' })
    await userEvent.click(menu)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Move up' }))
    await expect(args.onMove).toHaveBeenLastCalledWith('tags', -1)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Auto-Tag Products is now step 3 of 5.',
    )
    await waitFor(() => expect(menu).toHaveFocus())
  }),
}

/** Steps are added, moved and removed without a mouse, and each change can be undone. */
export const ByKeyboard: Story = {
  play: inEnglish(async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const names = () =>
      canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
    const status = canvas.getByRole('status')

    const handle = canvas.getByRole('button', { name: 'Move Auto-Tag Products' })
    await expect(handle).toHaveAccessibleDescription(
      'Press Up or Down to move the step, or drag it.',
    )
    handle.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    await expect(status).toHaveTextContent('Auto-Tag Products is now step 2 of 5.')
    await expect(handle).toHaveFocus()
    await expect(names()[1]).toBe('Auto-Tag Products')

    await userEvent.click(canvas.getByRole('button', { name: 'Menu of Change Vendor in Bulk' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove step' }))
    await expect(status).toHaveTextContent('Change Vendor in Bulk removed.')
    await expect(names()).toHaveLength(4)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Menu of Variant Title Fixer' })).toHaveFocus(),
    )

    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(names()).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(names()[2]).toBe('Auto-Tag Products')

    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Change Vendor in Bulk' }))
    await expect(status).toHaveTextContent('Change Vendor in Bulk added as step 6.')
    await userEvent.click(canvas.getByRole('button', { name: /^Currency Converter/ }))
    await expect(args.onEdit).toHaveBeenLastCalledWith('currency')
  }),
}

/** A step is dragged by its handle, and stays where it was after Escape. */
export const ByDragging: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem')
    const handle = canvas.getByRole('button', { name: 'Move Change Vendor in Bulk' })
    const grab = { keys: '[MouseLeft>]', target: handle, coords: middle(items[4]!) }
    const { clientY, clientX } = middle(items[1]!)
    const above = { target: handle, coords: { clientX, clientY: clientY - 4 } }
    await userEvent.pointer([grab, above])
    await expect(items[1]).toHaveAttribute('data-drop', 'before')
    await userEvent.keyboard('{Escape}')
    await expect(items[1]).not.toHaveAttribute('data-drop')
    await userEvent.pointer({ keys: '[/MouseLeft]', target: handle })
    await expect(args.onMove).not.toHaveBeenCalled()

    await userEvent.pointer([grab, above, { keys: '[/MouseLeft]', target: handle }])
    await expect(args.onMove).toHaveBeenLastCalledWith('vendor', -3)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Change Vendor in Bulk is now step 2 of 5.',
    )
  }),
}

/** Without an open file the steps can be edited, and a file can be opened. */
export const WithoutFile: Story = {
  render: () => <Unopened />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open a file…' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Apply/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Add step' })).toBeEnabled()
  }),
}

/** The options of a step change nothing in this file. */
export const NothingToChange: Story = {
  render: () => <Unchanged />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('No product has one of these vendors.')).toBeVisible()
  }),
}

export const Empty: Story = {
  args: { total: undefined, seconds: undefined },
  render: ({ steps: _steps, ...args }) => <Example {...args} steps={[]} />,
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/^This recipe has no steps yet\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply 0 steps' })).toHaveAccessibleDescription(
      'No step is on.',
    )
    await waitFor(() => expect(canvas.getByText('No step is on.')).toBeVisible())
  }),
}

/** The preview is being calculated. */
export const Calculating: Story = { args: { isCalculating: true } }

/** The steps are being applied. */
export const Busy: Story = {
  args: { busy: true },
  play: inEnglish(async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch')) {
      await expect(control).toBeDisabled()
    }
  }),
}

/** A step cannot use the open file. */
export const WithMisfit: Story = {
  render: () => <Misfit />,
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Step 5 cannot use this file: it has no Vendor column. It is off for this file.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Change Vendor in Bulk' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Apply 3 steps' })).toBeEnabled()
  }),
}

export const Disabled: Story = { args: { offReason: 'This file can only be viewed here.' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Steps that are on, off, with products to review, and that cannot use the file. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Misfit />,
}
