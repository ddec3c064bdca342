import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { withOpener } from '../../../docs/withOpener.js'
import { RecipeNameDialog, type RecipeNameDialogProps } from './index.js'

const Example = withOpener<RecipeNameDialogProps>(RecipeNameDialog, 'New recipe', 'Nuova ricetta')

const examples: Examples = {
  do: {
    caption: 'One field, with the current name in it.',
    render: () => (
      <Example open={false} onOpenChange={fn()} onSave={fn()} name="Weekly supplier update" />
    ),
  },
  dont: {
    caption: 'Not for the steps: they are edited on the page of the recipe.',
    render: () => <Example open={false} onOpenChange={fn()} onSave={fn()} />,
  },
}

const meta = {
  title: 'Workbench/RecipeNameDialog (rename, new workflow, title)',
  id: 'workbench-recipenamedialog',
  component: RecipeNameDialog,
  args: { open: false, onOpenChange: fn(), onSave: fn() },
  render: (args) => <Example {...args} />,
  parameters: docsPage({ examples, height: '420px' })`
Asks for the name of a new recipe, or for another name of a saved one.

**Use it** for New recipe and Rename. **Do not use it** to save options or jobs as a recipe: use \`SaveRecipeDialog\`.

**Anatomy**: a \`Dialog\` with one field and the button that saves it.

| Key | Does |
| --- | --- |
| Enter | saves the name |
| Escape | closes; focus returns to where it was |

**Accessibility**: modal; the field has the first focus. A missing name is marked and receives focus.

\`\`\`tsx
import { RecipeNameDialog } from '@dropwatt/ui/workbench'

<RecipeNameDialog open={open} onOpenChange={setOpen} name={recipe.name} onSave={rename} />
\`\`\`
`,
} satisfies Meta<typeof RecipeNameDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'New recipe' })
    await userEvent.click(opener)
    const dialog = within(await canvas.findByRole('dialog', { name: 'New recipe' }))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('  {Enter}')
    await expect(name).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.keyboard('Winter {Enter}')
    await expect(args.onSave).toHaveBeenLastCalledWith('Winter')
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  }),
}

/** Starts with the current name. */
export const Rename: Story = { args: { open: true, name: 'Weekly supplier update' } }

export const RightToLeft: Story = { args: { open: true }, globals: { direction: 'rtl' } }

/** Both uses are in the stories above; this is the one with a name. */
export const Matrix: Story = {
  args: { open: true, name: 'Weekly supplier update' },
  parameters: { controls: { disable: true } },
}
