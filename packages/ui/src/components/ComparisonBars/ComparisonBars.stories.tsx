import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ComparisonBars, type ComparedAmount, type ComparisonBarsProps } from './index.js'

const amounts: readonly ComparedAmount[] = [
  { label: 'Dropwatt', value: 29, highlighted: true },
  { label: 'Virtual assistant', value: 480, orMore: true },
]

function inEuros(value: number): string {
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(value)
}

const examples: Examples = {
  do: {
    caption: 'One unit, one scale from zero, and one highlighted bar.',
    render: () => <ComparisonBars amounts={amounts} formatValue={inEuros} unit="per month" />,
  },
  dont: {
    caption: 'Hours and euros have no common scale. The bars compare what cannot be compared.',
    render: () => (
      <ComparisonBars
        amounts={[
          { label: 'Hours per week', value: 6 },
          { label: 'Euros per month', value: 29, highlighted: true },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/ComparisonBars (bar chart, price comparison)',
  id: 'components-comparisonbars',
  component: ComparisonBars,
  args: { amounts, formatValue: inEuros, unit: 'per month' },
  argTypes: { amounts: { control: false }, formatValue: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  parameters: docsPage({ examples })`
Compares amounts of one kind as bars on one scale.

**Use it** for two to five amounts whose difference matters. **Do not use it** for progress (\`ProgressBar\`), or for amounts of different kinds.

**Anatomy**: for each amount a label, the number, and a bar from zero. The largest sets the scale. \`orMore\` extends a bar past its amount and fades it out; \`highlighted\` lights one.

**Keyboard**: it takes no keys.

**Accessibility**: one image whose name contains every label and number. The numbers are also visible text. In forced colours the bars are filled with system colours.

\`\`\`tsx
import { ComparisonBars } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof ComparisonBars>

export default meta
type Story = StoryObj<ComparisonBarsProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', {
        name: 'Dropwatt: €29 per month; Virtual assistant: €480 or more per month',
      }),
    ).toBeVisible()
  }),
}

/** Numbers are formatted for the current language, unless a format is given. */
export const PlainNumbers: Story = {
  args: {
    amounts: [
      { label: 'Before', value: 46 },
      { label: 'After', value: 6, highlighted: true },
    ],
    formatValue: undefined,
    unit: undefined,
  },
}

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ComparisonBars amounts={amounts} formatValue={inEuros} unit="per month" />
      <ComparisonBars
        amounts={[
          { label: 'One', value: 10, highlighted: true },
          { label: 'Two', value: 20 },
          { label: 'Three', value: 30 },
        ]}
      />
      <ComparisonBars
        amounts={[
          { label: 'Nothing', value: 0 },
          { label: 'Something', value: 1, orMore: true },
        ]}
      />
    </div>
  ),
}
