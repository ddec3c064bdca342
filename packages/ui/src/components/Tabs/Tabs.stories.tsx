import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Button } from '../Button/index.js'
import { Tabs, type TabItem } from './index.js'

const items: readonly TabItem[] = [
  { value: 'keys', label: 'Keys', content: <p>Two keys are in use.</p> },
  {
    value: 'webhooks',
    label: 'Webhooks',
    content: <Button variant="outline">Add webhook</Button>,
  },
  { value: 'logs', label: 'Logs', content: <p>Nothing was called today.</p> },
]

const examples: Examples = {
  do: {
    caption: 'Views of one subject, with short names, used one at a time.',
    render: () => <Tabs aria-label="API" items={items} />,
  },
  dont: {
    caption: 'Consecutive steps are not views. Show them in order, on one page.',
    render: () => (
      <Tabs
        aria-label="Getting started"
        items={[
          { value: 'connect', label: '1. Connect your store', content: <p>Connect.</p> },
          { value: 'run', label: '2. Run an automation', content: <p>Run.</p> },
        ]}
      />
    ),
  },
}

const meta = {
  title: 'Components/Tabs (tab bar, segmented views)',
  id: 'components-tabs',
  component: Tabs,
  args: { 'aria-label': 'API', items, onValueChange: fn() },
  parameters: docsPage({ examples })`
Shows one of several views of one subject.

**Use it** for two to six views that are used one at a time, such as the keys, the webhooks and the log of an API. **Do not use it** for pages (links, with their own addresses), for steps, or where users compare the views.

**Anatomy**: a row of tabs with a lit line under the selected one, a count where it helps, room at the end of the row, and its panel. A row wider than its container scrolls.

| Key | Does |
|---|---|
| Tab | moves to the selected tab, then into its panel |
| Left, Right | select the previous or the next tab and wrap around; they follow the direction of the page |
| Home, End | select the first or the last tab |

**Accessibility**: a \`tablist\` named by \`aria-label\`, with one Tab stop; a tab is selected when it receives focus. The panel is named by its tab and is focusable, so that its text can be reached and scrolled. The selected tab differs by line, weight and colour, and is marked in forced colours.

\`\`\`tsx
import { Tabs } from '@dropwatt/ui'

<Tabs
  aria-label="API"
  items={[
    { value: 'keys', label: 'Keys', content: <Keys /> },
    { value: 'webhooks', label: 'Webhooks', content: <Webhooks /> },
  ]}
/>
\`\`\`
`,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('tablist', { name: 'API' })
    await expect(within(list).getAllByRole('tab')).toHaveLength(3)
    await expect(canvas.getByRole('tabpanel', { name: 'Keys' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Logs' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('logs')
    await expect(canvas.getByRole('tabpanel', { name: 'Logs' })).toBeVisible()
    await expect(canvas.queryByText('Two keys are in use.')).toBeNull()
  }),
}

/** One Tab stop; arrows select and wrap around, Home and End move to the ends. */
export const ByKeyboard: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const tab = (name: string) => within(canvasElement).getByRole('tab', { name })
    const isAt = async (name: string) => {
      await expect(tab(name)).toHaveFocus()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await userEvent.tab()
    await isAt('Keys')
    await userEvent.keyboard('{ArrowLeft}')
    await isAt('Logs')
    await userEvent.keyboard('{ArrowRight}')
    await isAt('Keys')
    await userEvent.keyboard('{End}')
    await isAt('Logs')
    await userEvent.keyboard('{Home}')
    await isAt('Keys')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await isAt('Keys')
  }),
}

/** In right-to-left text the arrow keys are reversed. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: inEnglish(async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const next = within(canvasElement).getByRole('tab', { name: 'Webhooks' })
    await expect(next).toHaveFocus()
    await expect(next.closest('[dir]')).toHaveAttribute('dir', 'rtl')
  }),
}

/** Counts are part of the name of a tab; the slot at the end is outside the tab list. */
export const WithCounts: Story = {
  args: {
    items: items.map((item, at) => ({
      ...item,
      count: ['1,204', '4', '2'][at],
      tone: (['neutral', 'warning', 'danger'] as const)[at],
    })),
    end: <span>Saved</span>,
  },
  play: inEnglish(async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('tablist'))
    await expect(list.getByRole('tab', { name: 'Webhooks 4' })).toBeVisible()
    await expect(list.queryByText('Saved')).toBeNull()
  }),
}

/** With `value` it is controlled. */
export const Controlled: Story = {
  args: { value: 'keys' },
  play: inEnglish(async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Logs' }))
    await expect(args.onValueChange).toHaveBeenCalledWith('logs')
    await expect(within(canvasElement).getByRole('tab', { name: 'Keys' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  }),
}

/** The row scrolls in a narrow container. */
export const Narrow: Story = {
  args: {
    items: [...items, { value: 'team', label: 'Team and roles', content: <p>Three people.</p> }],
  },
  globals: { viewport: { value: 'narrow' } },
}
