import type { ScopeCondition } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { FilterRule, type FilterRuleProps } from './index.js'

const price: ScopeCondition = { on: 'price', is: 'between', values: ['20', '50'] }
const color: ScopeCondition = { on: 'option:Color', is: 'is', values: ['Nero', 'Black'] }
const stock: ScopeCondition = {
  on: 'quantity',
  is: 'greater',
  values: ['0'],
  of: 'any-variant',
}
const vendor: ScopeCondition = { on: 'vendor', is: 'is', values: ['Casa Lume'] }

const examples: Examples = {
  do: {
    caption: 'Say what a condition on a price chooses, above what it changes.',
    render: () => <FilterRule variants={[price, color]} byVariant={[]} products={[stock]} />,
  },
  dont: {
    caption: 'A condition on a price that changes all variants of a product, without saying so.',
    render: () => <FilterRule variants={[]} byVariant={[]} products={[vendor]} />,
  },
}

const meta = {
  title: 'Workbench/FilterRule (filter sentence, scope rule)',
  id: 'workbench-filterrule',
  component: FilterRule,
  args: { variants: [price, color], byVariant: [], products: [stock] },
  argTypes: {
    variants: { control: false },
    byVariant: { control: false },
    products: { control: false },
  },
  parameters: docsPage({ examples })`
Says what conditions choose: single variants, or whole products.

**Use it** between the counts and the table of changes, where the options have conditions. **Do not use it** to list the conditions (\`FilterBar\`).

**Anatomy**: a sign, and a sentence for each thing that conditions choose, with the names of what they compare in bold. Without conditions there is nothing.

**Keyboard**: it takes no keys.

**Accessibility**: a paragraph in the order of reading; the sign is decoration.

\`\`\`tsx
import { FilterRule } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof FilterRule>

export default meta
type Story = StoryObj<FilterRuleProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Price and Color choose variants: in each product only the variants that match are changed. Any variant with quantity above 0 chooses products.',
    )
  }),
}

export const WholeProducts: Story = {
  args: { variants: [], byVariant: [price], products: [vendor] },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Price chooses products: one variant that matches is enough to include the whole product. Vendor chooses products: those that match are included.',
    )
  }),
}

/** One of several conditions is enough. */
export const AnyCondition: Story = {
  args: { variants: [price], byVariant: [], products: [vendor], match: 'any' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Vendor chooses products: those that match are included. Meeting one condition is enough.',
    )
  }),
}

export const Nothing: Story = {
  args: { variants: [], products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull()
  },
}

/** All that filters choose. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FilterRule variants={[price]} byVariant={[]} products={[]} />
      <FilterRule variants={[price, color]} byVariant={[]} products={[stock, vendor]} />
      <FilterRule variants={[]} byVariant={[price, color]} products={[]} />
      <FilterRule variants={[]} byVariant={[]} products={[vendor]} />
      <FilterRule variants={[price]} byVariant={[]} products={[stock]} match="any" />
    </div>
  ),
}
