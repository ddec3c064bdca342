import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../../components/Button/index.js'
import { DiffCell } from '../DiffCell/index.js'
import { CellDrawer, type CellDrawerProps } from './index.js'

const before = `<p>This heavyweight tee is cut from 240 g cotton jersey.</p>
<ul>
  <li>HOT SALE!!! Knitted and sewn in one place</li>
  <li>Washed once before it is packed</li>
</ul>`
const after = before.replace('HOT SALE!!! Knitted', 'Knitted').replace('heavyweight', 'heavy')

const args = {
  open: true,
  onClose: fn(),
  column: 'Description',
  name: 'Heavyweight cotton tee',
  number: 2041,
  value: { before, after },
  notes: ['Repeated words removed'],
  onToggle: fn(),
} satisfies CellDrawerProps

function Opener(props: CellDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the cell
      </Button>
      <CellDrawer {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const examples: Examples = {
  do: {
    caption: 'A text that does not fit into its cell opens as a whole.',
    render: () => <Opener {...args} />,
  },
  dont: {
    caption: 'A price fits into its cell.',
    render: () => <DiffCell value={{ before: '24.90', after: '32.99' }} />,
  },
}

const meta = {
  title: 'Workbench/CellDrawer (cell details, full text diff)',
  id: 'workbench-celldrawer',
  component: CellDrawer,
  args,
  argTypes: { side: { control: 'inline-radio', options: ['end', 'bottom'] } },
  parameters: docsPage({ examples })`
Shows a whole cell in a drawer, its old value above its new one, with the changed words marked.

**Use it** for values that are cut off in a table of changes; \`DiffTable\` opens it. **Do not use it** to edit a value: it shows it as it will be.

**Anatomy**: column, product and row, old value, new value, notes, and a button that excludes the change or includes it.

| Key | Does |
| --- | --- |
| Tab | moves through its buttons |
| Escape | closes it, and focus returns to the cell |

**Accessibility**: a modal \`dialog\` named by the column; the values are named regions. Removed words are \`del\`, new ones \`ins\`.

\`\`\`tsx
import { CellDrawer } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof CellDrawer>

export default meta
type Story = StoryObj<CellDrawerProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement, args: { onToggle } }) => {
    const drawer = within(
      within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Description' }),
    )
    const old = within(drawer.getByRole('region', { name: 'Old value' }))
    await expect(old.getAllByRole('deletion')[0]).toHaveTextContent('heavyweight')
    await userEvent.click(drawer.getByRole('button', { name: 'Exclude' }))
    await expect(onToggle).toHaveBeenCalledOnce()
  }),
}

export const Excluded: Story = { args: { value: { before, after, isExcluded: true } } }

export const Conflict: Story = {
  args: {
    value: { before: '24.90', after: '19.99', isConflict: true },
    column: 'Compare-at price',
  },
}

export const Tags: Story = {
  args: {
    column: 'Tags',
    kind: 'tags',
    value: { before: 'tshirt, Sale, summer', after: 'tshirt, Cotton, summer' },
  },
}

export const Empty: Story = { args: { value: { before: '', after: 'A cotton tee.' } } }

/** A value that does not change. */
export const Unchanged: Story = { args: { value: { before }, notes: [] } }

/** One drawer can be open at a time, so each state has its own story. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: (shown) => (
    <>
      <Opener {...shown} />
      <Opener {...shown} side="bottom" />
    </>
  ),
}
