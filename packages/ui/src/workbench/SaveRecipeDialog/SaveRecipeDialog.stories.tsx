import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { withOpener } from '../../../docs/withOpener.js'
import { useLocale } from '../../i18n/index.js'
import { SaveRecipeDialog, type SavedRecipe, type SaveRecipeDialogProps } from './index.js'

const saved: readonly SavedRecipe[] = [
  { id: 'weekly', name: 'Weekly supplier update', steps: 5 },
  { id: 'sale', name: 'Summer sale', steps: 1 },
]

const Example = withOpener<SaveRecipeDialogProps>(
  SaveRecipeDialog,
  'Add to recipe',
  'Aggiungi a una ricetta',
)

function Jobs(props: SaveRecipeDialogProps) {
  const steps = [
    'Mass Compare-at-Price',
    wordsOf(useLocale())('Change Vendor in Bulk', 'Cambia fornitore in blocco'),
  ]
  return <Example {...props} open source="jobs" steps={steps} />
}

const examples: Examples = {
  do: {
    caption: 'Names say what the recipe is for.',
    render: () => <Example open={false} onOpenChange={fn()} onSave={fn()} recipes={saved} />,
  },
  dont: {
    caption: 'Nobody finds “Recipe 7” again.',
    render: () => (
      <Example
        open={false}
        onOpenChange={fn()}
        onSave={fn()}
        recipes={[{ id: 'seven', name: 'Recipe 7', steps: 2 }]}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/SaveRecipeDialog (add to list, save workflow)',
  id: 'workbench-saverecipedialog',
  component: SaveRecipeDialog,
  args: { open: false, onOpenChange: fn(), onSave: fn(), recipes: saved },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '560px' })`
Asks which recipe the current options or the jobs of the file are added to.

**Use it** from 'Add to recipe' and 'Save these jobs as a recipe'. **Do not use it** to edit a recipe: use \`RecipeSteps\`.

**Anatomy**: a \`Dialog\` with the steps to add, the saved recipes, a new one with its name, a note about what a recipe stores, and the button that saves it.

| Key | Does |
| --- | --- |
| Arrow keys | choose a recipe |
| Enter | adds the step |
| Escape | closes; focus returns to where it was |

**Accessibility**: modal, with a radio group. A missing name is marked and receives focus; why saving failed is announced.

\`\`\`tsx
import { SaveRecipeDialog } from '@dropwatt/ui/workbench'

<SaveRecipeDialog open={open} onOpenChange={setOpen} recipes={recipes} onSave={save} />
\`\`\`
`,
} satisfies Meta<typeof SaveRecipeDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add to recipe' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add to recipe' }))
    const add = dialog.getByRole('button', { name: 'Add to recipe' })
    await userEvent.click(dialog.getByRole('radio', { name: 'Summer sale' }))
    await userEvent.click(add)
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'saved', id: 'sale' })

    await userEvent.click(dialog.getByRole('radio', { name: 'New recipe' }))
    await userEvent.click(add)
    const name = dialog.getByRole('textbox', { name: 'Name of the new recipe' })
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await userEvent.keyboard(' Winter ')
    await userEvent.click(add)
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'new', name: 'Winter' })
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

/** Without saved recipes a name is asked for. */
export const Empty: Story = { args: { open: true, recipes: [] } }

/** The jobs of the file become a recipe of their own, unless the user chooses a saved one. */
export const OfJobs: Story = {
  render: (args) => <Jobs {...args} />,
  play: inEnglish(async ({ args, canvas: dialog }) => {
    const steps = dialog.getByRole('list', { name: 'Steps to add' })
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(2)
    await expect(dialog.getByRole('radio', { name: 'New recipe' })).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox'), 'Winter')
    await userEvent.click(dialog.getByRole('button', { name: 'Save recipe' }))
    await expect(args.onSave).toHaveBeenLastCalledWith({ kind: 'new', name: 'Winter' })
  }),
}

export const Busy: Story = { args: { open: true, busy: true } }

export const WithError: Story = {
  args: { open: true, error: 'The browser could not save the recipe. Try again.' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not save')
  }),
}

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** Many recipes scroll inside the dialog. */
export const Matrix: Story = {
  args: {
    open: true,
    recipes: Array.from({ length: 12 }, (_, index) => ({
      id: `recipe-${index}`,
      name: `Supplier ${index + 1}, weekly update`,
      steps: index + 1,
    })),
  },
  parameters: { controls: { disable: true } },
}
