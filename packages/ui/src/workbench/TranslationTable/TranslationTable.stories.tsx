import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { fewTexts, sampleTexts } from '../../test/sampleTexts.js'
import { TranslationBench } from '../../test/TranslationBench.js'
import { TranslationTable, type TranslationTableProps } from './index.js'

const many = sampleTexts(12_480)

const args = {
  sourceLocale: 'en',
  locale: 'de',
  rowCount: fewTexts.length,
  rows: (index) => fewTexts[index],
  revision: 0,
  filter: 'all',
  onFilterChange: fn(),
  counts: { filled: 6, empty: 2, review: 3, all: 8 },
  query: '',
  onQueryChange: fn(),
  onType: fn(),
  onAccept: fn(),
} satisfies TranslationTableProps

const examples: Examples = {
  do: {
    caption: 'Every text beside its translation, with where it comes from.',
    render: () => (
      <Card flush>
        <TranslationBench texts={fewTexts.slice(0, 3)} />
      </Card>
    ),
  },
  dont: {
    caption: 'Placeholders as plain text look like words to translate. Name them.',
    render: () => (
      <Card flush>
        <TranslationBench texts={[{ ...fewTexts[1]!, placeholders: [] }]} />
      </Card>
    ),
  },
}

const meta = {
  title: 'Workbench/TranslationTable (string list, localisation editor, virtual list)',
  id: 'workbench-translationtable',
  component: TranslationTable,
  args,
  argTypes: { rows: { control: false } },
  render: ({ onType, onAccept, isStale, isReadOnly, locale }) => (
    <Card flush>
      <TranslationBench {...{ onType, onAccept, isStale, isReadOnly, locale }} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shows the texts of a translation export beside their translations, to look through and to type.

**Use it** for texts that are translated one by one. **Do not use it** for changes that are only included or excluded (\`DiffTable\`).

**Anatomy**: search and filters, then a row for each text: its field with the row number, the source with placeholders marked, a field with the translation that grows with it, and where the translation comes from, with what needs review. On phones each text is a card. Only the rows in view are in the document.

| Key | Does |
| --- | --- |
| Tab, Shift Tab | moves from one translation to the next |
| Control Enter | accepts the translation and moves to the next one |
| Alt Down, Alt Up | moves to the next or previous one that needs review |
| Escape | discards what was just typed |

**Accessibility**: a table whose fields are named after the text and its row, and described by the source and what is said about the translation. Source and translation have the language and the direction of their own.

\`\`\`tsx
import { TranslationTable } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof TranslationTable>

export default meta
type Story = StoryObj<TranslationTableProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onType, onAccept } }) => {
    const mug = canvas.getByRole('textbox', { name: 'Translation, title, row 1,377' })
    await userEvent.type(mug, 'Emaillebecher, 350 ml')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onType).toHaveBeenCalledWith(
      expect.objectContaining({ row: 1375 }),
      'Emaillebecher, 350 ml',
    )
    await expect(onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Translation, title, row 214' }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const second = canvas.getByRole('textbox', { name: 'Translation, body_html, row 215' })
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAccessibleDescription(/Soft, 220 g cotton.*96% match/)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() =>
      expect(
        canvas.getByRole('textbox', { name: 'Translation, meta_title, row 903' }),
      ).toHaveFocus(),
    )
  }),
}

/** Escape brings back what was there before. */
export const Typing: Story = {
  play: inEnglish(async ({ canvas, args: { onType } }) => {
    const field = canvas.getByRole('textbox', { name: 'Translation, title, row 214' })
    await userEvent.clear(field)
    await userEvent.type(field, 'T-Shirt')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Schweres Baumwoll-T-Shirt')
    await userEvent.tab()
    await expect(onType).not.toHaveBeenCalled()
  }),
}

/** Thousands of texts, of which only those in view are in the document. */
export const Many: Story = {
  render: (shown) => (
    <TranslationBench texts={many} onType={shown.onType} onAccept={shown.onAccept} />
  ),
  play: inEnglish(async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '12481')
    table.scrollTop = table.scrollHeight / 2
    const isFar = () => {
      const [, first] = canvas.getAllByRole('row')
      return Number(first?.getAttribute('aria-rowindex'))
    }
    await waitFor(() => expect(Math.max(isFar(), 0)).toBeGreaterThanOrEqual(2))
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60))
  }),
}

export const RightToLeftText: Story = {
  args: { locale: 'ar' },
  render: (shown) => (
    <TranslationBench
      texts={[
        {
          ...fewTexts[1]!,
          translation: '<p>قطن ناعم، 220 g. المقاس EU 39.</p>',
          match: 100,
          notes: [],
        },
        { ...fewTexts[5]!, translation: 'كوب مينا، 350 ml', origin: 'glossary' },
      ]}
      locale={shown.locale}
      onType={shown.onType}
    />
  ),
  play: inEnglish(async ({ canvas }) => {
    const [field] = canvas.getAllByRole('textbox')
    await expect(field).toHaveAttribute('dir', 'rtl')
    await expect(field).toHaveAttribute('lang', 'ar')
  }),
}

export const Empty: Story = {
  render: () => <TranslationBench texts={[]} />,
}

export const NoMatch: Story = {
  render: () => <TranslationBench texts={[]} query="hoodie" />,
}

export const Loading: Story = {
  render: () => <TranslationBench rows={() => undefined} rowCount={4} />,
}

export const Stale: Story = { args: { isStale: true } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** One of each origin and state. */
export const Matrix: Story = { parameters: { controls: { disable: true } } }
