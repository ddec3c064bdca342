import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { MemoryTable, type MemoryEntry, type MemoryTableProps } from './index.js'

const terms: readonly MemoryEntry[] = [
  { id: '1', source: 'Sand', translation: 'Sand', locale: 'de' },
  { id: '2', source: 'Long sleeve', translation: 'Langarm', locale: 'de' },
  { id: '3', source: 'Cotton', translation: 'قطن', locale: 'ar' },
]

const args = {
  kind: 'glossary',
  entries: terms,
  locales: ['de'],
  onSave: fn(() => Promise.resolve(true)),
  onRemove: fn(),
  onRestore: fn(),
  onImport: fn(),
  onExport: fn(),
} satisfies MemoryTableProps

function Stateful(props: MemoryTableProps) {
  const [entries, setEntries] = useState(props.entries)
  const [removed, setRemoved] = useState<MemoryEntry>()
  return (
    <Card flush>
      <MemoryTable
        {...props}
        entries={entries}
        removed={removed ?? props.removed}
        onSave={async (draft, id) => {
          if (!(await props.onSave(draft, id))) return false
          const entry = { ...draft, id: id ?? `new ${entries.length}` }
          setEntries([entry, ...entries.filter((other) => other.id !== id)])
          return true
        }}
        onRemove={(id) => {
          props.onRemove(id)
          setRemoved(entries.find((entry) => entry.id === id))
          setEntries(entries.filter((entry) => entry.id !== id))
        }}
        onRestore={() => {
          props.onRestore()
          if (removed) setEntries([removed, ...entries])
          setRemoved(undefined)
        }}
      />
    </Card>
  )
}

const examples: Examples = {
  do: {
    caption: 'What was removed can be brought back.',
    render: () => (
      <Card flush>
        <MemoryTable {...args} entries={terms.slice(1)} removed={terms[0]} />
      </Card>
    ),
  },
  dont: {
    caption: 'Whole sentences are no terms. Save them as translations.',
    render: () => (
      <Card flush>
        <MemoryTable
          {...args}
          entries={[
            {
              id: '1',
              source: 'This tee is cut from heavy cotton.',
              translation: 'Dieses T-Shirt ist aus schwerer Baumwolle.',
              locale: 'de',
            },
          ]}
        />
      </Card>
    ),
  },
}

const meta = {
  title: 'Workbench/MemoryTable (glossary, translation memory, term base)',
  id: 'workbench-memorytable',
  component: MemoryTable,
  args,
  render: (shown) => <Stateful {...shown} />,
  parameters: docsPage({ examples })`
Shows the terms of a glossary or saved translations, to search, edit, import and export.

**Use it** for what fills translations. **Do not use it** for the texts of an open file (\`TranslationTable\`).

**Anatomy**: what the entries are for, buttons that import, export and add, a search with the languages, and a table with each entry, its language, and buttons that edit and remove it. What was removed can be brought back from a notice.

| Key | Does |
| --- | --- |
| Tab, Shift Tab | moves through the controls |
| Enter, Space | presses the button with focus |
| Escape | closes the form of an entry |

**Accessibility**: the buttons of a row name its entry. Translations have the language and the direction of their own. After an entry was removed, focus moves to the button that adds one, and the notice is announced.

\`\`\`tsx
import { MemoryTable } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof MemoryTable>

export default meta
type Story = StoryObj<MemoryTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onSave, onRemove, onRestore } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add term' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add term' }))
    await userEvent.type(dialog.getByLabelText(/^Term/), 'Sand')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(dialog.getByText(/There is an entry for this text/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^Term/), ' beige')
    await userEvent.type(dialog.getByLabelText(/^Translation/), 'Sandbeige')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(onSave).toHaveBeenCalledWith(
      { source: 'Sand beige', translation: 'Sandbeige', locale: 'de' },
      undefined,
    )
    await canvas.findByText('Sandbeige')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Cotton' }))
    await expect(onRemove).toHaveBeenCalledWith('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(onRestore).toHaveBeenCalledOnce()
    await expect(canvas.getByText('قطن')).toHaveAttribute('dir', 'rtl')
  }),
}

export const SavedTranslations: Story = {
  args: {
    kind: 'saved',
    entries: [
      {
        id: '1',
        source: '<p>Soft, 220 g cotton.</p>',
        translation: '<p>Weiche Baumwolle, 220 g.</p>',
        locale: 'de',
      },
    ],
  },
}

export const Searching: Story = {
  play: inEnglish(async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search entries' }), 'hood')
    await expect(canvas.getByText('No entry matches “hood”')).toBeVisible()
  }),
}

/** The first hundred of thousands of entries. */
export const Many: Story = {
  args: {
    entries: Array.from({ length: 3310 }, (_, index) => ({
      id: String(index),
      source: `Term ${index}`,
      translation: `Begriff ${index}`,
      locale: 'de',
    })),
  },
}

export const Imported: Story = {
  args: { imported: { tone: 'success', text: '64 entries imported, 2 replaced.' } },
}

export const ImportFailed: Story = {
  args: { imported: { tone: 'danger', text: 'prices.csv has no column with a language.' } },
}

export const Full: Story = { args: { limit: 3 } }

export const Empty: Story = { args: { entries: [] } }

export const NothingSaved: Story = { args: { entries: [], kind: 'saved' } }

export const Busy: Story = { args: { entries: [], busy: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Terms of two languages, one of which was just removed. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: { entries: terms.slice(0, 2), removed: terms[2]! },
}
