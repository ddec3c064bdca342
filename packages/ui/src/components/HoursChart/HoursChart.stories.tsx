import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { HoursChart } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Both numbers are known. Every cell is one hour and can be counted.',
    render: () => <HoursChart before={46} after={6} />,
  },
  dont: {
    caption:
      'So few cells say less than the sentence “3 hours became 2”. Write the sentence instead.',
    render: () => <HoursChart before={3} after={2} />,
  },
}

const meta = {
  title: 'Components/HoursChart (results, time saved, before and after)',
  id: 'components-hourschart',
  component: HoursChart,
  args: { before: 46, after: 6 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
  parameters: docsPage({ examples })`
Shows a change in weekly hours as cells; the remaining hours are lit.

**Use it** for one change between two known numbers of hours. **Do not use it** for a trend over time: it shows two numbers and nothing between them.

**Anatomy**: one cell for each hour before, lit for each hour after, and a text legend. Two rows, or four in a narrow container.

**Keyboard**: it takes no keys.

**Accessibility**: the cells are one image whose name contains both numbers; the legend repeats them as text. In forced colours every cell has a border, and lit cells use the highlight colour.

\`\`\`tsx
import { HoursChart } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof HoursChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const cells = within(canvasElement).getByRole('img', {
      name: '46 hours per week before, 6 hours per week after',
    })
    await expect(cells.children).toHaveLength(46)
    await expect(cells.querySelectorAll('[data-lit]')).toHaveLength(6)
    await expect(within(canvasElement).getByText('40 hours automated')).toBeVisible()
  }),
}

/** With other numbers. */
export const OtherNumbers: Story = { args: { before: 20, after: 5 } }

export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 48 }}>
      <HoursChart before={46} after={6} />
      <HoursChart before={40} after={40} />
      <HoursChart before={12} after={0} />
      <div style={{ maxInlineSize: 320 }}>
        <HoursChart before={46} after={6} />
      </div>
    </div>
  ),
}
