import type { TranslationCounts } from '@dropwatt/automations'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ChangeSummary } from '../ChangeSummary/index.js'
import { TranslationSummary } from './index.js'

const counts: TranslationCounts = {
  texts: 12_480,
  filled: 9142,
  origins: { saved: 7020, glossary: 2122, browser: 0, service: 0, typed: 0 },
  empty: 3338,
  existing: 0,
  outdated: 0,
  review: 41,
  conflicts: 0,
  excluded: 0,
}

const nothing: TranslationCounts = {
  ...counts,
  filled: 0,
  origins: { saved: 0, glossary: 0, browser: 0, service: 0, typed: 0 },
  existing: 9142,
  review: 0,
}

const examples: Examples = {
  do: {
    caption: 'What is filled and what stays empty, in the same line.',
    render: () => <TranslationSummary counts={counts} />,
  },
  dont: {
    caption: 'A translation fills texts. Products that will change say little about it.',
    render: () => (
      <ChangeSummary
        counts={{ products: 5000, changedProducts: 1204, changedCells: 9142, needReview: 41 }}
      />
    ),
  },
}

const meta = {
  title: 'Workbench/TranslationSummary (coverage, completeness)',
  id: 'workbench-translationsummary',
  component: TranslationSummary,
  args: { counts },
  parameters: docsPage({ examples })`
Says how many texts are filled, from what, and how many stay empty.

**Use it** above a \`TranslationTable\`. **Do not use it** for other changes (\`ChangeSummary\`).

**Anatomy**: a sentence with the numbers, and a bar that shows how much of the file has a translation.

**Keyboard**: it takes no keys.

**Accessibility**: the numbers are announced once they have not changed for a second. The bar is a meter with its numbers beside it.

\`\`\`tsx
import { TranslationSummary } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof TranslationSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('9,142 texts filled')).toBeVisible()
    await expect(canvas.getByText('3,338 stay empty.')).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Filled' })).toBeVisible()
  }),
}

export const AllOrigins: Story = {
  args: {
    counts: {
      ...counts,
      origins: { saved: 7000, glossary: 2122, browser: 15, service: 0, typed: 5 },
    },
  },
}

export const Nothing: Story = {
  args: { counts: nothing, nothing: 'Every text in this language has a translation.' },
}

export const Calculating: Story = { args: { state: 'calculating' } }

export const Invalid: Story = { args: { state: 'invalid' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Filled, nothing to fill, and with an option that has an error. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TranslationSummary counts={counts} />
      <TranslationSummary counts={nothing} />
      <TranslationSummary counts={counts} state="invalid" />
    </div>
  ),
}
