import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Badge } from '../Badge/index.js'
import { Button } from '../Button/index.js'
import { Card } from '../Card/index.js'
import { FactList } from '../FactList/index.js'
import { ImageIcon } from '../../icons/index.js'
import { Table, type TableColumn, type TableProps } from './index.js'

interface Member {
  readonly name: string
  readonly email: string
  readonly role: string
}

const members: readonly Member[] = [
  { name: 'Mara Rossi', email: 'mara.rossi@example.com', role: 'admin' },
  { name: 'Jonas Weber', email: 'jonas.weber@example.com', role: 'editor' },
  { name: 'Aisha Bello', email: 'aisha.bello@example.com', role: 'editor' },
  { name: 'Tomás Silva', email: 'tomas.silva@example.com', role: 'viewer' },
]

const columns: readonly TableColumn<Member>[] = [
  { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  { id: 'role', header: 'Role', cell: ({ role }) => <Badge>{role}</Badge> },
  {
    id: 'actions',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ name }) => (
      <Button variant="outline" size="sm" aria-label={`Remove ${name}`}>
        Remove
      </Button>
    ),
  },
]

interface Price {
  readonly plan: string
  readonly price: string
}

const prices: readonly Price[] = [
  { plan: 'Basic importer', price: '€9.99' },
  { plan: 'Optimizer 100', price: '€18.99' },
  { plan: 'Optimizer 300', price: '€24.99' },
]

const priceColumns: readonly TableColumn<Price>[] = [
  { id: 'plan', header: 'Plan', rowHeader: true, cell: ({ plan }) => plan },
  { id: 'price', header: 'Price per month', align: 'end', cell: ({ price }) => price },
]

const examples: Examples = {
  do: {
    caption: 'Several items with the same few values, to compare down a column.',
    render: () => (
      <Card flush>
        <Table caption="Plans" columns={priceColumns} rows={prices} rowKey={({ plan }) => plan} />
      </Card>
    ),
  },
  dont: {
    caption: 'A single item has nothing to compare with. Use a FactList.',
    render: () => (
      <FactList
        aria-label="Formats"
        facts={[{ icon: ImageIcon, title: 'JPG, PNG, WEBP up to 10MB', text: 'For each image.' }]}
      />
    ),
  },
}

const meta = {
  title: 'Components/Table (data grid, list of rows)',
  id: 'components-table',
  component: Table,
  args: {
    caption: 'Members',
    columns,
    rows: members,
    rowKey: ({ email }) => email,
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    rowKey: { control: false },
    empty: { control: 'text' },
  },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
  parameters: docsPage({ examples })`
Shows items of one kind, one per row. On screens under 860 px, and in panels under 576 px, each row becomes a card, so that nothing scrolls sideways. Other props are passed to the native \`<table>\`.

**Use it** for items that are compared by the same few values.

**Do not use it** for layout, for a single item, or for a list of names (a list).

**Anatomy**: caption, column headers, a row for each item with its name first; in cards the name is the heading and each value is beside its header. Put it in a \`Card\` with \`flush\`.

**Keyboard**: it takes no keys. Controls in its cells keep theirs.

**Accessibility**: a native table that keeps its roles as cards. The caption names it, the \`rowHeader\` column names the rows. \`headerHidden\` hides a header visually, \`captionHidden\` the caption.

\`\`\`tsx
import { Table } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Table<Member>>

export default meta
type Story = StoryObj<TableProps<Member>>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Members' }))
    await expect(table.getAllByRole('row')).toHaveLength(5)
    await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
    await expect(table.getByRole('rowheader', { name: 'Aisha Bello' })).toBeVisible()
    await expect(table.getByRole('cell', { name: /aisha\.bello@example\.com/ })).toBeVisible()
  }),
}

/** Each row is a card, and still a row for assistive technology. */
export const AsCards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: inEnglish(async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Members' }))
    await expect(table.getByRole('rowheader', { name: 'Aisha Bello' })).toBeVisible()
    await expect(
      table.getByRole('cell', { name: /^Email\s*aisha\.bello@example\.com$/ }),
    ).toBeVisible()
  }),
}

export const Empty: Story = {
  args: { rows: [], empty: 'Nobody works here yet.' },
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nobody works here yet.')).toBeVisible()
  }),
}

export const Numbers: StoryObj = {
  render: () => (
    <Table caption="Plans" columns={priceColumns} rows={prices} rowKey={({ plan }) => plan} />
  ),
}

/** Caption and columns, hidden and visible; amounts; no rows. */
export const Matrix: Story = {
  tags: ['snapshot'],
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <Table
        caption="Members"
        columns={columns}
        rows={members.slice(0, 2)}
        rowKey={({ email }) => email}
      />
      <Table
        caption="Plans"
        captionHidden
        columns={priceColumns}
        rows={prices}
        rowKey={({ plan }) => plan}
      />
      <Table
        caption="Former members"
        columns={columns}
        rows={[]}
        rowKey={({ email }) => email}
        empty="Nobody has left yet."
      />
    </>
  ),
  play: inEnglish(async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('table')).toHaveLength(3)
  }),
}
