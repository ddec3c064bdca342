import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { wordsOf } from '../../../docs/optionExamples.js'
import { useLocale } from '../../i18n/index.js'
import { ComparePriceIcon, TagIcon } from '../../icons/index.js'
import { Notice } from '../Notice/index.js'
import { RecipeSteps } from '../RecipeSteps/index.js'
import { RecipePage, type RecipePageProps } from './index.js'

/** In another year, so that its date never is today. */
const lastUsed = { at: Date.UTC(2024, 10, 14, 12), products: 4870 }

function Steps() {
  const words = wordsOf(useLocale())
  return (
    <RecipeSteps
      heading="products_export.csv"
      seconds={1.1}
      total={{ products: 1204, cells: 3621 }}
      steps={[
        {
          id: 'price',
          name: 'Mass Compare-at-Price',
          icon: <ComparePriceIcon />,
          summary: words('Increase over price: 30%', 'Aumento sul prezzo: 30%'),
          isOn: true,
          result: { products: 1204, cells: 3310, review: 12 },
        },
        {
          id: 'tags',
          name: 'Auto-Tag Products',
          icon: <TagIcon />,
          summary: words('Rules: 2', 'Regole: 2'),
          isOn: true,
          result: { products: 311, cells: 311 },
        },
      ]}
      onToggle={fn()}
      onMove={fn()}
      onRemove={fn()}
      onEdit={fn()}
      onReview={fn()}
      onApply={fn()}
    />
  )
}

function Example(props: Partial<RecipePageProps>) {
  const words = wordsOf(useLocale())
  return (
    <RecipePage
      name={words('Weekly supplier update', 'Aggiornamento settimanale del fornitore')}
      steps={2}
      breadcrumb={[
        { label: words('Files', 'File'), href: '#files' },
        { label: words('Recipes', 'Ricette'), href: '#recipes' },
      ]}
      onExport={fn()}
      onRename={fn()}
      onDuplicate={fn()}
      onRemove={fn()}
      {...props}
    >
      {props.children ?? <Steps />}
    </RecipePage>
  )
}

function Unsaved() {
  const words = wordsOf(useLocale())
  return (
    <Example
      notices={
        <Notice
          tone="danger"
          title={words(
            'The last change of this recipe is not saved',
            'L’ultima modifica di questa ricetta non è salvata',
          )}
        />
      }
    />
  )
}

const examples: Examples = {
  do: {
    caption: 'The name says what the recipe is for.',
    render: () => <Example name="Weekly supplier update" />,
  },
  dont: {
    caption: 'A list of its steps is no name: they are below.',
    render: () => <Example name="Compare-at price, then tags" />,
  },
}

const meta = {
  title: 'Workbench/RecipePage (workflow, pipeline, macro page)',
  id: 'workbench-recipepage',
  component: RecipePage,
  args: {
    name: 'Weekly supplier update',
    steps: 2,
    lastUsed,
    onExport: fn(),
    onRename: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    children: undefined,
  },
  argTypes: { children: { control: false }, notices: { control: false } },
  render: ({ name: _name, ...args }) => <Example {...args} />,
  parameters: docsPage({ examples })`
The page of one recipe: its name, when it was used, what can be done with it, and its steps.

**Use it** inside a \`DashboardFrame\`, with \`RecipeSteps\` as its content. **Do not use it** for the list of recipes; that is a view of \`FilesPage\`.

**Anatomy**: the way back to files and recipes; the name with the number of steps and the last use; Export recipe and a menu with Rename, Duplicate and Remove recipe; notices; the steps.

| Key | Does |
| --- | --- |
| Tab | moves through the links, the actions and the steps |
| Enter | follows a link, or opens the menu |

**Accessibility**: the name is the \`h1\` of the page. The icon is decorative.

\`\`\`tsx
import { RecipePage } from '@dropwatt/ui/workbench'

<RecipePage name={name} steps={steps.length} onExport={save} onRename={rename}><RecipeSteps /></RecipePage>
\`\`\`
`,
} satisfies Meta<typeof RecipePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Weekly supplier update' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('2 steps, last used November 14, 2024 on 4,870 products.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Export recipe' }))
    await expect(args.onExport).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of the recipe' }))
    await userEvent.click(await page.findByRole('menuitem', { name: 'Duplicate' }))
    await expect(args.onDuplicate).toHaveBeenCalledTimes(1)
  }),
}

/** A new recipe, which has no steps to export. */
export const Empty: Story = {
  args: { steps: 0, lastUsed: undefined },
  render: ({ name: _name, ...args }) => (
    <Example {...args}>
      <RecipeSteps
        heading="products_export.csv"
        steps={[]}
        onToggle={fn()}
        onMove={fn()}
        onRemove={fn()}
        onApply={fn()}
      />
    </Example>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('0 steps, not used yet.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export recipe' })).toHaveAccessibleDescription(
      'The recipe has no steps yet.',
    )
  }),
}

/** The device is full, so that the last change could not be saved. */
export const NotSaved: Story = { render: () => <Unsaved /> }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A recipe that was used. */
export const Matrix: Story = { parameters: { controls: { disable: true } } }
