import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Card } from '../../components/Card/index.js'
import { ResultsBench, sampleResults } from '../../test/ResultsBench.js'
import { ImageResults, type ImageResultsProps } from './index.js'

const none = { all: 0, kept: 0, 'less-similar': 0, review: 0 } as const

const args = {
  rowCount: 0,
  rows: () => undefined,
  revision: 0,
  filter: 'all',
  onFilterChange: fn(),
  counts: none,
  onOpen: fn(),
} satisfies ImageResultsProps

const examples: Examples = {
  do: {
    caption: 'Measured on the files of the member, the worst result included.',
    render: () => (
      <Card flush>
        <ResultsBench all={sampleResults(5)} />
      </Card>
    ),
  },
  dont: {
    caption: 'Totals without the files behind them. List each file.',
    render: () => (
      <Card flush>
        <ResultsBench all={[]} />
      </Card>
    ),
  },
}

const meta = {
  title: 'Workbench/ImageResults (compression results, size reduction, file sizes)',
  id: 'workbench-imageresults',
  component: ImageResults,
  args,
  argTypes: { rows: { control: false } },
  render: ({ onOpen }) => (
    <Card flush>
      <ResultsBench onOpen={onOpen} />
    </Card>
  ),
  parameters: docsPage({ examples })`
Shows what a job made of the files of a set: their sizes before and after, how similar the results are, and which need review.

**Use it** once images were compressed. **Do not use it** to look through pictures (\`ImageGrid\`).

**Anatomy**: four figures of all files together; what became of them in words, with filters; a row for each file with its sizes, its size reduction, its similarity and a note. On phones each file is a card. Only the rows in view are in the document.

| Key | Does |
| --- | --- |
| Tab | moves to the file that had focus last, then on |
| Arrow Up, Arrow Down | move between files |
| Home, End, Page Up, Page Down | move further |
| Enter | opens a file that has a result, to compare it with its original |

**Accessibility**: a grid with one tab stop, with the number of all its rows. Bars repeat the percentages beside them. What is not known is said, and not only shown as a dash.

\`\`\`tsx
import { ImageResults } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof ImageResults>

export default meta
type Story = StoryObj<ImageResultsProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas, args: { onOpen } }) => {
    const region = canvas.getByText('Size reduction on your files').parentElement
    await expect(region).toHaveTextContent('53%')
    await expect(
      canvas.getByText(
        '171 files are smaller. 38 were not changed because the result would be larger. 3 excluded.',
      ),
    ).toBeVisible()
    const tee = canvas.getByRole('row', { name: /^cotton-tee-sand.jpg/ })
    await expect(tee).toHaveTextContent('1.27 MB')
    await expect(tee).toHaveTextContent('520 kB')
    await expect(tee).toHaveTextContent('−59%')
    await expect(tee).toHaveTextContent('0.992')
    await expect(canvas.getByRole('row', { name: /canvas-tote/ })).toHaveTextContent('PNG to WEBP')
    await expect(canvas.getByRole('row', { name: /soy-candle/ })).toHaveTextContent(
      'Not changed, already small',
    )
    tee.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'image-1' }), 1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Similarity under 0.97 1' }))
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2')
  }),
}

/** Nothing is finished yet. */
export const Pending: Story = {
  render: (props) => (
    <Card flush>
      <ImageResults {...props} counts={{ ...none, all: 2 }} rowCount={2} />
    </Card>
  ),
}

/** No file has the chosen state. */
export const Empty: Story = {
  render: (props) => (
    <Card flush>
      <ImageResults {...props} filter="review" />
    </Card>
  ),
  play: inEnglish(async ({ canvas, args: { onFilterChange } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all files' }))
    await expect(onFilterChange).toHaveBeenCalledWith('all')
  }),
}

/** Thousands of files, of which only those in view are in the document. */
export const Many: Story = {
  render: () => (
    <Card flush>
      <ResultsBench all={sampleResults(5000)} />
    </Card>
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  }),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With and without results. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Card flush>
        <ResultsBench />
      </Card>
      <Card flush>
        <ResultsBench all={sampleResults(2)} totals={undefined} />
      </Card>
    </div>
  ),
}
