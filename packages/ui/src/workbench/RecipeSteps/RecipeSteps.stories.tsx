import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import {
  ComparePriceIcon,
  CurrencyIcon,
  TagIcon,
  VariantTitleIcon,
  VendorIcon,
} from '../../icons/index.js'
import { RecipeSteps, type RecipeStep, type RecipeStepsProps } from './index.js'

function stepsIn(language: string): readonly RecipeStep[] {
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

function Example(props: Partial<RecipeStepsProps>) {
  const language = useLocale()
  const [steps, setSteps] = useState(props.steps ?? stepsIn(language))
  return (
    <RecipeSteps
      heading="products_export.csv"
      seconds={1.1}
      total={{ products: 5000, cells: 24_863 }}
      onApply={fn()}
      onAddStep={fn()}
      onExport={fn()}
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
    onAddStep: fn(),
    onExport: fn(),
    onReview: fn(),
    onApply: fn(),
  },
  argTypes: { steps: { control: false }, children: { control: false } },
  render: ({ steps: _steps, ...args }) => <Example {...args} />,
  parameters: {
    examples,
    docs: {
      description: {
        component: `
Shows the steps of a recipe and what they change in the open file, and lets the user edit them.

**Use it** on the page of a recipe. **Do not use it** for instructions: use \`Steps\`.

**Anatomy**: the file and the time of its preview, the steps on one wire, each with its automation, its options, its result, a switch and a menu; below them what all steps change together, and the buttons that review and apply them. The wire is lit at steps that are on and whose result is up to date.

| Key | Does |
| --- | --- |
| Tab | moves through the switches, the menus and the buttons |
| Space | turns a step on or off |
| Enter | opens the menu, with Options, Move up, Move down and Remove step |

**Accessibility**: a region named by its heading with a list of steps. Switches and menus are named by their automation. A step that moves is announced. The wire is decorative: 'Off' and 'Calculating…' say the same.

\`\`\`tsx
import { RecipeSteps } from '@dropwatt/ui/workbench'

<RecipeSteps heading={file} steps={steps} onToggle={toggle} onMove={move} onRemove={remove} onApply={apply} />
\`\`\`
`,
      },
    },
  },
} satisfies Meta<typeof RecipeSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
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

export const Playground: Story = {}

export const Empty: Story = {
  args: { total: undefined, seconds: undefined },
  render: ({ steps: _steps, ...args }) => <Example {...args} steps={[]} />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('This recipe has no steps yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Apply 0 steps' })).toBeDisabled()
  }),
}

/** The preview is being calculated. */
export const Calculating: Story = { args: { isCalculating: true } }

/** The steps are being applied. */
export const Busy: Story = {
  args: { busy: true },
  play: inEnglish(async ({ canvasElement }) => {
    for (const control of within(canvasElement).getAllByRole('switch')) {
      await expect(control).toBeDisabled()
    }
  }),
}

/** A step cannot use the open file. */
export const WithMisfit: Story = {
  render: () => <Misfit />,
  play: inEnglish(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(
        'Step 5 cannot use this file: it has no Vendor column. It is off for this file.',
      ),
    ).toBeVisible()
    await expect(canvas.getByRole('switch', { name: 'Change Vendor in Bulk' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Apply 3 steps' })).toBeEnabled()
  }),
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** Steps that are on, off, with products to review, and that cannot use the file. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Misfit />,
}
