import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { jobItems, updatedJob } from '../../../docs/storeJobs.js'
import { Card } from '../../components/Card/index.js'
import type { ConflictChoice, StoreItemState, StoreJobItem } from '../storeJob.types.js'
import { StoreJobResults, type StoreJobResultsProps } from './index.js'

const review: ReadonlySet<StoreItemState> = new Set(['conflict', 'refused', 'saved-differently'])

/** Holds filter and choices, as the workbench does. */
function Example(props: StoreJobResultsProps & { readonly all?: readonly StoreJobItem[] }) {
  const { all: given, job, chosen: _, ...others } = props
  const all = useMemo(() => given ?? jobItems(job.counts), [given, job.counts])
  const [filter, setFilter] = useState(props.filter)
  const [choices, setChoices] = useState<ReadonlyMap<string, ConflictChoice>>(
    () => new Map(all.flatMap(({ id, choice }) => (choice ? [[id, choice]] : []))),
  )
  const listed = useMemo(
    () =>
      all.filter(
        ({ state }) =>
          filter === 'all' || (filter === 'review' ? review.has(state) : filter === state),
      ),
    [all, filter],
  )
  const conflicts = all.filter(({ state }) => state === 'conflict')
  const number = (choice: ConflictChoice) =>
    conflicts.filter(({ id }) => choices.get(id) === choice).length
  return (
    <StoreJobResults
      {...others}
      job={job}
      filter={filter}
      onFilterChange={(next) => {
        setFilter(next)
        props.onFilterChange(next)
      }}
      items={(index) => {
        const item = listed[index]
        return item && { ...item, choice: choices.get(item.id) }
      }}
      chosen={{ store: number('store'), mine: number('mine') }}
      onChoose={
        props.onChoose &&
        ((item, choice) => {
          setChoices((before) => new Map(before).set(item.id, choice))
          props.onChoose?.(item, choice)
        })
      }
      onChooseAll={
        props.onChooseAll &&
        ((choice) => {
          setChoices(new Map(conflicts.map(({ id }) => [id, choice])))
          props.onChooseAll?.(choice)
        })
      }
    />
  )
}

const until = new Date(2026, 11, 26).toISOString()

const args = {
  job: updatedJob,
  filter: 'review',
  onFilterChange: fn(),
  items: () => undefined,
  onChoose: fn(),
  onChooseAll: fn(),
  onUpdate: fn(),
  undo: { kind: 'possible', until },
  onUndo: fn(),
} satisfies StoreJobResultsProps

const counts = updatedJob.counts
const none = { ...counts, conflict: 0, refused: 0, 'saved-differently': 0 }

const clean = {
  ...updatedJob,
  values: 1793,
  counters: { ...updatedJob.counters, written: 1788, verified: 1788 },
  counts: none,
}

const examples: Examples = {
  do: {
    caption: 'Nothing is chosen in advance, and one button writes what was chosen.',
    render: () => <Example {...args} />,
  },
  dont: {
    caption: 'Conflicts without a way to choose.',
    render: () => (
      <StoreJobResults
        job={updatedJob}
        filter="conflict"
        onFilterChange={fn()}
        items={(index) => jobItems(counts)[index]}
      />
    ),
  },
}

const meta = {
  title: 'Store/StoreJobResults (report, conflicts, outcome, review)',
  id: 'store-storejobresults',
  component: StoreJobResults,
  args,
  argTypes: { job: { control: false }, items: { control: false } },
  render: (props) => (
    <Card heading="Lumen & Oak" flush>
      <Example {...props} />
    </Card>
  ),
  parameters: docsPage({ examples, height: '900px' })`
Shows what became of each value of a store job, and collects the choices for conflicts.

**Use it** for a store job that has ended, however many values it has. **Do not use it** while the job runs (\`StoreJobProgress\`).

**Anatomy**: the state with how much was written, when, and until when it can be undone; Undo in store; filters, of which Needs review has conflicts, refused values and those saved differently; the values under a heading for each state, with their text in the store, when read and yours; for each conflict two choices, and one for all; Update store for what was chosen. An unchosen conflict keeps the store’s value.

| Key | Does |
|---|---|
| Tab | moves to the filters, the list, and from one conflict to the next |
| Arrows | choose in a conflict or among the filters; scroll the list |
| Page Up, Page Down, Home, End | scroll the list |

**Accessibility**: a section named by its heading, with a table, or cards on narrow screens. Each pair of choices is named by product and value, and described by one sentence with all three values. One choice for all is announced. Only lines in view are in the document. Texts from Shopify are shown as text.

\`\`\`tsx
import { StoreJobResults } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof StoreJobResults>

export default meta
type Story = StoryObj<StoreJobResultsProps>

export const Default: Story = {
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Store updated, 12 conflicts' })).toBeVisible()
    await expect(
      canvas.getByText(/^1,790 of 1,810 values written in 1 min 12 sec/),
    ).toHaveTextContent('The server keeps old and new values for 30 days, for undo.')
    await expect(canvas.getByRole('radio', { name: 'Needs review 17' })).toBeChecked()
    await expect(canvas.getByText('3 of 12 chosen.').parentElement).toHaveTextContent(
      '2 values will be written, each after a new check. The other 10 stay as they are.',
    )
    const stool = within(
      canvas.getByRole('radiogroup', { name: 'Oak stool, Smoked, Compare-at price' }),
    )
    for (const radio of stool.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(stool.getByText('Use my value'))
    await expect(stool.getByRole('radio', { name: 'Use my value' })).toBeChecked()
    await expect(canvas.getByText('4 of 12 chosen.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update store' }))
    await expect(props.onUpdate).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo in store' }))
    await expect(props.onUndo).toHaveBeenCalledTimes(1)
  }),
}

/** Each choice is described by all three values. */
export const Heard: Story = {
  play: inEnglish(async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', {
      name: 'Enamel mug, 350 ml, White, Compare-at price',
    })
    await expect(group).toHaveAccessibleDescription(
      'In the store: 18.00. When read: empty. Yours: 15.99.',
    )
  }),
}

/** A choice with the keyboard alone: nothing is chosen until a key does it. */
export const Keyboard: Story = {
  args: { filter: 'conflict' },
  play: inEnglish(async ({ args: props, canvas }) => {
    canvas.getByRole('table').focus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', { name: 'Keep the store’s value for all' }),
    ).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(props.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(props.onChoose).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await expect(document.activeElement?.closest('[role="radiogroup"]')).toHaveAccessibleName(
      'Enamel mug, 350 ml, White, Compare-at price',
    )
  }),
}

/** One choice for all conflicts, which is announced. */
export const ForAll: Story = {
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the store’s value for all' }))
    await expect(props.onChooseAll).toHaveBeenLastCalledWith('store')
    await expect(canvas.getByText(/Nothing will be written/)).toBeVisible()
    const update = canvas.getByRole('button', { name: 'Update store' })
    await userEvent.click(update)
    await expect(props.onUpdate).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Use my value for all' }))
    await expect(canvas.getByText('12 of 12 chosen.').parentElement).toHaveTextContent(
      /12 values will be written, each after a new check\.\s*$/,
    )
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Use my value: 12 conflicts'),
    )
    await userEvent.click(update)
    await expect(props.onUpdate).toHaveBeenCalledTimes(1)
  }),
}

/** The filters list one state each. */
export const Filters: Story = {
  args: { onDownloadReport: fn() },
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByText('Refused', { selector: 'label *' }))
    await expect(props.onFilterChange).toHaveBeenLastCalledWith('refused')
    await expect(canvas.getByText('Refused: Gift cards have no compare-at price')).toBeVisible()
    await expect(
      canvas.getByText('Refused: two values of an option would become the same'),
    ).toBeVisible()
    await userEvent.click(canvas.getByText('Saved differently', { selector: 'label *' }))
    await expect(canvas.getByText('Saved as <p>A tote in 16 oz canvas</p>')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download report' }))
    await expect(props.onDownloadReport).toHaveBeenCalledTimes(1)
  }),
}

/** A long text is shown whole on demand. */
export const LongTexts: Story = {
  args: { filter: 'refused' },
  play: inEnglish(async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show whole texts' })
    await userEvent.click(button)
    await expect(canvas.getByRole('button', { name: 'Show less' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  }),
}

const many = {
  ...updatedJob,
  values: 32_257,
  counters: { checkedProducts: 5000, writtenProducts: 4990, written: 32_181, verified: 32_181 },
  counts: { ...counts, done: 32_179, conflict: 68, refused: 2, already: 0, gone: 6 },
}

/** 32,000 values: only those in view are in the document. */
export const Many: Story = {
  args: { job: many, filter: 'all' },
  play: inEnglish(async ({ canvas }) => {
    const list = canvas.getByRole('table')
    await expect(within(list).getAllByRole('row').length).toBeLessThan(70)
    list.scrollTop = list.scrollHeight
    await waitFor(() => expect(within(list).getAllByText('Written').length).toBeGreaterThan(4))
    await expect(within(list).getAllByRole('row').length).toBeLessThan(70)
  }),
}

/** Everything was written as it was wanted. */
export const NothingToReview: Story = {
  args: { job: clean },
  play: inEnglish(async ({ args: props, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Store updated' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Nothing needs review' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Update store' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await expect(props.onFilterChange).toHaveBeenLastCalledWith('all')
  }),
}

/** A cancelled job, with values that wait, are gone or not known. */
export const Cancelled: Story = {
  args: {
    filter: 'all',
    job: {
      ...updatedJob,
      state: 'cancelled',
      counters: { ...updatedJob.counters, written: 1204 },
      counts: { ...none, done: 1204, waiting: 560, gone: 4, unknown: 42, already: 0 },
    },
  },
}

/** An undo is a job with results of its own. */
export const Undo: Story = {
  args: {
    job: { ...clean, kind: 'undo' },
    filter: 'all',
    undo: { kind: 'possible', until },
  },
}

/** The 30 days are over. */
export const Expired: Story = {
  args: { undo: { kind: 'expired' } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText(/It can no longer be undone: the 30 days/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo in store' })).toBeNull()
  }),
}

/** It was undone since. */
export const Undone: Story = {
  args: { job: { ...updatedJob, isUndone: true }, undo: { kind: 'undone' }, onUpdate: undefined },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Undone in store' })).toBeVisible()
  }),
}

export const Busy: Story = { args: { busy: true } }

/** The values load as they come into view. */
export const Loading: Story = {
  render: (props) => (
    <Card heading="Lumen & Oak" flush>
      <StoreJobResults {...props} />
    </Card>
  ),
  args: { onRange: fn() },
  play: inEnglish(async ({ args: props }) => {
    await waitFor(() => expect(props.onRange).toHaveBeenLastCalledWith(0, 17))
  }),
}

/** The values did not load. */
export const NotLoaded: Story = {
  args: { onRetry: fn() },
  play: inEnglish(async ({ args: props, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(props.onRetry).toHaveBeenCalledTimes(1)
  }),
}

const hostile = `<img src=x onerror="alert(1)">\u202E${'m'.repeat(300)}`

/** Markup from Shopify is shown as text; nothing is linked, and nothing runs out of its cell. */
export const HostileTexts: Story = {
  render: (props) => (
    <Card heading="Lumen & Oak" flush>
      <Example
        {...props}
        all={(['conflict', 'refused', 'saved-differently'] as const).map((state) => ({
          id: state,
          state,
          product: hostile,
          variant: hostile,
          field: hostile,
          inStore: `${hostile} https://example.com`,
          whenRead: hostile,
          yours: hostile,
          refusal: {
            reason: 'shopify',
            message: `<a href="https://example.com">See</a> ${hostile}`,
          },
        }))}
        job={{
          ...updatedJob,
          counts: { ...none, conflict: 1, refused: 1, 'saved-differently': 1 },
        }}
      />
    </Card>
  ),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^Refused: <a href="https:\/\/example.com">See<\/a>/),
    ).toBeVisible()
    await expect(canvasElement.querySelector('img, a')).toBeNull()
    const list = canvas.getByRole('table')
    await expect(list.scrollWidth).toBe(list.clientWidth)
  }),
}

/** On a phone each value is a card. */
export const Phone: Story = {
  args: { filter: 'conflict' },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** All states. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  args: {
    filter: 'all',
    onDownloadReport: fn(),
    job: {
      ...updatedJob,
      counts: {
        conflict: 1,
        refused: 1,
        'saved-differently': 1,
        gone: 1,
        unknown: 1,
        waiting: 1,
        already: 1,
        done: 1,
      },
    },
  },
}
