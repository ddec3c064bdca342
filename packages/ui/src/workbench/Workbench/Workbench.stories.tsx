import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { useState } from 'react'
import { liveFile, sampleFile } from '../../../docs/benchSamples.js'
import { Button } from '../../components/Button/index.js'
import { CheckIcon, ComparePriceIcon } from '../../icons/index.js'
import { offBecause } from '../offBecause.js'
import { Notice } from '../Notice/index.js'
import { Workbench, type WorkbenchProps, type WorkbenchView } from './index.js'

function Options() {
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <strong>Options</strong>
      <span>Set from price</span>
    </div>
  )
}

const applied = fn()

const base: WorkbenchProps = {
  header: {
    file: sampleFile,
    onUndo: () => {},
    canUndo: true,
    onRedo: () => {},
    onDownload: () => {},
    onRemove: () => {},
    onExpandedChange: () => {},
  },
  tabs: [
    {
      view: 'changes',
      count: 1204,
      content: <p style={{ margin: 20 }}>1,204 of 5,000 products will change, 3,310 cells.</p>,
    },
    { view: 'check', count: 4, tone: 'warning', content: <p style={{ margin: 20 }}>4 warnings</p> },
    { view: 'history', count: 1, content: <p style={{ margin: 20 }}>One job</p> },
  ],
  view: 'changes',
  onViewChange: () => {},
  icon: ComparePriceIcon,
  footer: {
    hints: [
      { keys: 'Space', label: 'Exclude or include' },
      { keys: 'N', label: 'Next to review' },
      { keys: '?', label: 'All shortcuts' },
    ],
    excluded: 1,
    secondary: <Button variant="outline">Add to recipe</Button>,
    main: (
      <Button variant="neon" leading={<CheckIcon />}>
        Apply 3,309 changes
      </Button>
    ),
  },
}

const examples: Examples = {
  do: {
    caption: 'Options at the start, what they change beside them, one main button.',
    render: () => <Workbench {...base} options={<Options />} isLit />,
  },
  dont: {
    caption: 'Lit although the preview is not the result of the options.',
    render: () => (
      <Workbench {...base} options={<Options />} isLit alert="An option has an error." />
    ),
  },
}

const meta = {
  title: 'Workbench/Workbench (editor frame, file editor, work area, preview pane)',
  id: 'workbench-workbench',
  component: Workbench,
  args: {
    ...base,
    options: <Options />,
    isLit: true,
    onViewChange: fn(),
  },
  parameters: docsPage({ examples })`
The frame of the open file: its header, notices, views, options, preview and main button.

**Use it** on a page that works on a file, once one is open. **Do not use it** before; that is \`FirstContact\`.

**Anatomy**: header; up to two notices, the others on request; tabs with counts and the privacy line; in the first view the options, the wire and the preview; at the bottom the footer, which stays in sight. From 600 px of height on it is as tall as the window: options and rows scroll on their own, where a table has \`data-fills\` on its root and \`data-scroller\` on what scrolls. Below 1,080 px of its own width, the options move into a drawer. On phones the header is a menu, and the footer a bar with Options and the main button.

| Key | Does |
| --- | --- |
| Tab | moves through header, tabs, options, preview and footer |
| Left, Right | select a tab |
| Ctrl Enter | presses the main button |
| F6 | moves between the options and the list of the preview |
| Escape | leaves the full window |

**Accessibility**: a region named by the file. The wire is decorative: the summary in the preview says the same. Two live regions: \`announcement\` is polite, \`alert\` is not. In the full window everything around it is inert.

\`\`\`tsx
import { Workbench } from '@dropwatt/ui/workbench'

<Workbench header={{ file }} tabs={tabs} view={view} onViewChange={setView} options={form} icon={TagIcon} isLit />
\`\`\`
`,
} satisfies Meta<typeof Workbench>

export default meta
type Story = StoryObj<typeof meta>

const fields = (
  <form>
    <label>
      Increase <input defaultValue="30" />
    </label>
  </form>
)

/** The main button and the table are one press away from every part. */
export const Keys: Story = {
  args: {
    options: fields,
    onViewChange: fn(),
    tabs: [
      {
        view: 'changes',
        content: (
          <div data-fills="">
            <div data-scroller="" role="grid" aria-label="Changes">
              <div role="row">
                <span role="gridcell" tabIndex={0}>
                  Linen Tee
                </span>
              </div>
            </div>
          </div>
        ),
      },
    ],
    footer: { main: <Button onClick={applied}>Apply</Button> },
  },
  play: inEnglish(async ({ canvas }) => {
    applied.mockClear()
    const option = canvas.getByRole('textbox', { name: 'Increase' })
    option.focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(applied).toHaveBeenCalledOnce()
    await userEvent.keyboard('{F6}')
    await expect(canvas.getByRole('gridcell', { name: 'Linen Tee' })).toHaveFocus()
    await userEvent.keyboard('{F6}')
    await expect(option).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    const skip = canvas.getByRole('button', { name: 'Skip the options' })
    await expect(skip).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('gridcell', { name: 'Linen Tee' })).toHaveFocus()
  }),
}

export const Default: Story = {
  play: inEnglish(async ({ args, canvas }) => {
    const bench = canvas.getByRole('region', { name: 'Workbench: products_export.csv' })
    await expect(within(bench).getByRole('tab', { name: 'Changes 1,204' })).toBeVisible()
    await userEvent.click(within(bench).getByRole('tab', { name: 'Check 4' }))
    await expect(args.onViewChange).toHaveBeenCalledWith('check')
    await expect(within(bench).getByRole('button', { name: 'Apply 3,309 changes' })).toBeVisible()
  }),
}

/** The wire is grey while the preview is calculated, or while an option is invalid. */
export const Calculating: Story = { args: { isLit: false, announcement: '' } }

const nothing = 'These options change nothing.'

/** The main button is off: the reason is beside it, describes it, and is shown again when it is pressed. */
export const Off: Story = {
  args: {
    footer: {
      ...base.footer,
      offReason: nothing,
      main: (
        <Button variant="neon" leading={<CheckIcon />} {...offBecause(nothing)}>
          Apply 0 changes
        </Button>
      ),
    },
  },
  play: inEnglish(async ({ canvas }) => {
    const main = canvas.getByRole('button', { name: 'Apply 0 changes' })
    await expect(canvas.getByText(nothing)).toBeVisible()
    await expect(main).toHaveAccessibleDescription(nothing)
    main.focus()
    await expect(main).toHaveFocus()
  }),
}

const notice = (title: string) => ({ id: title, content: <Notice tone="warning" title={title} /> })

/** Two notices are shown; the others follow on request. */
export const Notices: Story = {
  args: {
    notices: [
      notice('This file is open in another tab'),
      notice('The file on disk changed at 14:40'),
      notice('You are offline and can keep working'),
    ],
  },
  play: inEnglish(async ({ canvas }) => {
    const third = 'You are offline and can keep working'
    await expect(canvas.queryByText(third)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show 1 more' }))
    await expect(canvas.getByText(third)).toBeVisible()
  }),
}

function Expanding(args: WorkbenchProps) {
  const [isExpanded, setExpanded] = useState(false)
  const [view, setView] = useState<WorkbenchView>('changes')
  return (
    <div>
      <button type="button">Beside the bench</button>
      <Workbench
        {...args}
        view={view}
        onViewChange={setView}
        header={{ ...args.header, isExpanded, onExpandedChange: setExpanded }}
      />
    </div>
  )
}

/** It fills the window, what is around it is inert, and Escape returns. */
export const FullWindow: Story = {
  render: (args) => <Expanding {...args} />,
  play: inEnglish(async ({ canvas }) => {
    const outside = canvas.getByText('Beside the bench')
    await userEvent.click(canvas.getByRole('button', { name: 'Expand to full window' }))
    await expect(outside.inert).toBe(true)
    const exit = canvas.getByRole('button', { name: 'Exit full window' })
    exit.focus()
    await userEvent.keyboard('{Escape}')
    await expect(outside.inert).toBe(false)
    await expect(canvas.getByRole('button', { name: 'Expand to full window' })).toHaveFocus()
  }),
}

/** In a narrow bench, the options open in a drawer, with what they change below them. */
export const Narrow: Story = {
  args: { summary: <span>1,204 products will change.</span> },
  decorators: [inBox({ maxInlineSize: 880 })],
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Increase over price')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }))
    const drawer = within(canvas.getByRole('dialog', { name: 'Options' }))
    await expect(drawer.getByText('Set from price')).toBeVisible()
    await expect(drawer.getByText('1,204 products will change.')).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Show changes' }))
    await expect(canvas.getByRole('button', { name: 'Options' })).toHaveFocus()
  }),
}

/** A view without options has the whole width. */
export const Check: Story = { args: { view: 'check' } }

/** Of a store: it says where products pass, and explains the lock of columns. */
export const Live: Story = {
  args: {
    header: { ...base.header, file: liveFile, onReadAgain: () => {} },
    footer: { ...base.footer!, hasReadOnly: true },
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Workbench: Lumen & Oak' })).toBeVisible()
    await expect(canvas.getByText('Read-only: shown from the store, never written')).toBeVisible()
    await expect(canvas.getByText(/never reaches this browser/)).toBeVisible()
  }),
}

/** With an optional service, both are said. */
export const LiveWithService: Story = {
  args: { header: { ...base.header, file: liveFile, onReadAgain: () => {} }, service: 'DeepL' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Lit and grey, with and without options and footer. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Workbench {...base} aria-label="Lit" options={<Options />} isLit />
      <Workbench {...base} aria-label="Grey" options={<Options />} hasPictures />
      <Workbench {...base} aria-label="Plain" footer={undefined} service="DeepL" />
    </div>
  ),
}
