import type { ScopeFilter } from '@dropwatt/automations/options'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { FilterRule, type FilterRuleProps } from './index.js'

const price: ScopeFilter = { kind: 'price', min: 20, max: 50 }
const color: ScopeFilter = { kind: 'option', name: 'Color', values: ['Nero', 'Black'] }
const anySize: ScopeFilter = {
  kind: 'option',
  name: 'Size',
  values: ['S'],
  of: 'any-variant',
}
const vendor: ScopeFilter = { kind: 'vendor', values: ['Casa Lume'] }

const examples: Examples = {
  do: {
    caption: 'Say what a filter on a price chooses, above what it changes.',
    render: () => <FilterRule variants={[price, color]} byVariant={[]} products={[anySize]} />,
  },
  dont: {
    caption: 'A filter on a price that changes all variants of a product, without saying so.',
    render: () => <FilterRule variants={[]} byVariant={[]} products={[vendor]} />,
  },
}

const meta = {
  title: 'Workbench/FilterRule (filter sentence, scope rule)',
  id: 'workbench-filterrule',
  component: FilterRule,
  args: { variants: [price, color], byVariant: [], products: [anySize] },
  argTypes: {
    variants: { control: false },
    byVariant: { control: false },
    products: { control: false },
  },
  parameters: docsPage({ examples })`
Says what the filters choose: single variants, or whole products.

**Use it** between the counts and the table of changes, where the options have filters. **Do not use it** to list the filters (\`FilterBar\`).

**Anatomy**: a sign, and a sentence for each thing that filters choose, with the names of those filters in bold. Without filters there is nothing.

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
      'Price range and Color choose variants: in each product only the variants that match are changed. Size, any variant chooses products: those that match are included.',
    )
  }),
}

export const WholeProducts: Story = {
  args: { variants: [], byVariant: [price], products: [vendor] },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Price range chooses products: one variant that matches is enough to include the whole product. Vendor chooses products: those that match are included.',
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
      <FilterRule variants={[price, color]} byVariant={[]} products={[anySize, vendor]} />
      <FilterRule variants={[]} byVariant={[price, color]} products={[]} />
      <FilterRule variants={[]} byVariant={[]} products={[vendor]} />
    </div>
  ),
}
