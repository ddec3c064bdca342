import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inBox } from '../../../docs/decorators.js'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import {
  endedLiveFile,
  fileJobs,
  imageSet,
  liveFile,
  nextAutomations,
  oldLiveFile,
  practiceFile,
  recentFiles,
  sampleFile,
  storeFile,
} from '../../../docs/benchSamples.js'
import { DashboardFrame } from '../../components/DashboardFrame/index.js'
import { FileChip, type FileChipProps } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Name and state of the one open file, on every page of the dashboard.',
    render: () => <FileChip file={sampleFile} state={{ kind: 'jobs', count: 3 }} />,
  },
  dont: {
    caption: 'Not for a file that is only saved: the chip says that a file is open.',
    render: () => (
      <FileChip file={sampleFile} state={{ kind: 'jobs', count: 0 }} access="not-saved" />
    ),
  },
}

const meta = {
  title: 'Workbench/FileChip (open file, current document, file switcher, popover)',
  id: 'workbench-filechip',
  component: FileChip,
  args: {
    file: sampleFile,
    state: { kind: 'jobs', count: 3 },
    jobs: fileJobs,
    onUndo: fn(),
    onDownload: fn(),
    automations: nextAutomations,
    recent: recentFiles,
    onOpenRecent: fn(),
    filesHref: '/dashboard/files',
    onStoreLabel: fn(),
    onRemove: fn(),
  },
  parameters: docsPage({ examples })`
Shows in the top bar which file is open and how it is, and opens what can be done with it.

**Use it** in the slot \`bar\` of \`DashboardFrame\` while a file is open. **Do not use it** without one.

**Anatomy**: lamp, letter of the store, name, state, and a button for each file that is also open. The popover: what is also open, facts, store label, the last three jobs with Undo, Download, ‘Continue with…’, recent files, and removing the file.

| Key | Does |
| --- | --- |
| Enter, Space | opens and closes the popover |
| Tab | moves through it; leaving it closes it |
| Escape | closes it and returns focus to the chip |

**Accessibility**: a button with \`aria-expanded\` whose name says what the lamp, the store and the state show. The popover is a dialog that is not modal and receives focus. Automations that cannot use the file say why.

\`\`\`tsx
import { FileChip } from '@dropwatt/ui/workbench'

<DashboardFrame bar={<FileChip file={file} state={{ kind: 'jobs', count: 3 }} />}>…</DashboardFrame>
\`\`\`
`,
} satisfies Meta<typeof FileChip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [inBox({ minBlockSize: 560 })],
  play: inEnglish(async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Open file: products_export.csv, 3 jobs' })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-expanded', 'true')
    const popover = within(canvas.getByRole('dialog'))
    await expect(canvas.getByRole('dialog')).toHaveFocus()
    await expect(popover.getAllByRole('button', { name: /^Undo / })).toHaveLength(3)
    await userEvent.click(popover.getByRole('button', { name: 'Undo Auto-Tag Products' }))
    await expect(args.onUndo).toHaveBeenCalledWith('2')
    await userEvent.click(popover.getByRole('button', { name: 'Download' }))
    await expect(args.onDownload).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(chip).toHaveFocus()
  }),
}

function UndoExample(props: FileChipProps) {
  const [undone, setUndone] = useState<readonly string[]>([])
  return (
    <FileChip
      {...props}
      jobs={fileJobs.filter(({ id }) => !undone.includes(id))}
      onUndo={(id) => setUndone([...undone, id])}
    />
  )
}

/** Undo goes with the job that it undoes; focus stays in the popover. */
export const Undo: Story = {
  decorators: [inBox({ minBlockSize: 560 })],
  render: (args) => <UndoExample {...args} />,
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open file/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Auto-Tag Products' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  }),
}

/** Open, with everything it can hold. */
export const Popover: Story = {
  args: { file: storeFile },
  decorators: [inBox({ minBlockSize: 640 })],
  play: async ({ canvas }) => {
    if (canvas.queryByRole('dialog')) return
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
}

/** Escape closes an open menu first, then the popover. */
export const ByKeyboard: Story = {
  decorators: [inBox({ minBlockSize: 560 })],
  play: inEnglish(async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: /^Open file/ })
    chip.focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('button', { name: 'Continue with…' }).focus()
    await userEvent.keyboard('{Enter}')
    const item = await canvas.findByRole('menuitem', { name: 'Product Translation' })
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(item).toHaveFocus())
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription('Needs a translation export')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(chip).toHaveFocus()
  }),
}

/** Images are open beside an export: one press switches to them, from the bar or from the popover. */
export const AlsoOpen: Story = {
  args: { also: [{ id: 'images', name: 'summer-drop', kind: 'images' }], onSwitch: fn() },
  decorators: Default.decorators,
  play: inEnglish(async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Also open: summer-drop. Switch to summer-drop' }),
    )
    await expect(args.onSwitch).toHaveBeenLastCalledWith('images')
    await userEvent.click(canvas.getByRole('button', { name: /^Open file/ }))
    const popover = within(canvas.getByRole('dialog'))
    await expect(popover.getByText('Also open: summer-drop')).toBeVisible()
    await userEvent.click(popover.getByRole('button', { name: 'Switch to summer-drop' }))
    await expect(args.onSwitch).toHaveBeenCalledTimes(2)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  }),
}

/** A job is being applied. */
/** A paused job is not being applied. */
export const Paused: Story = {
  args: { state: { kind: 'paused', percent: 15 } },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Paused at 15%/ })).toBeVisible()
  }),
}

export const Busy: Story = { args: { state: { kind: 'applying', percent: 62 } } }

/** Problems block applying. */
export const WithProblems: Story = { args: { state: { kind: 'problems', count: 2 } } }

/** In the top bar of every page. */
export const InDashboard: Story = {
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  render: (args) => (
    <DashboardFrame currentPath="/dashboard" onSearch={() => {}} bar={<FileChip {...args} />}>
      <h1>Dashboard</h1>
    </DashboardFrame>
  ),
}

/** Another tab has the file: the lamp is hollow, and the name says why. */
export const ViewOnly: Story = {
  args: { access: 'view-only' },
  play: inEnglish(async ({ canvas }) => {
    const chip = canvas.getByRole('button')
    await expect(chip).toHaveAccessibleName('Open file: products_export.csv, 3 jobs, View only')
  }),
}

/** A set of images, in the states that only images have. */
export const Images: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <FileChip {...args} file={imageSet} state={{ kind: 'jobs', count: 0 }} />
      <FileChip {...args} file={imageSet} state={{ kind: 'ready', count: 120 }} />
      <FileChip {...args} file={imageSet} state={{ kind: 'review', count: 6 }} />
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((chip) => chip.textContent)
    await expect(names[0]).toContain('Open file: summer-drop, 212 images')
    await expect(names[1]).toContain('Open file: summer-drop, 120 ready')
    await expect(names[2]).toContain('Open file: summer-drop, 6 to review')
  }),
}

const long = { ...sampleFile, name: 'products_export_summer_2026.csv' }
const supplier = { ...sampleFile, name: 'supplier.csv', kind: 'suppliers' } as const

/** Returns whether the text of an element is not cut off. */
function isWhole({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth === clientWidth
}

/** Without enough room: the name gets shorter first, then the state. */
export const Narrow: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 250 }}>
      <FileChip {...args} file={long} state={{ kind: 'jobs', count: 3 }} />
      <FileChip {...args} file={long} state={{ kind: 'applying', percent: 62 }} />
      <div style={{ inlineSize: 180 }}>
        <FileChip {...args} file={supplier} state={{ kind: 'source' }} />
      </div>
    </div>
  ),
  async play({ canvasElement }) {
    const looks = canvasElement.querySelectorAll('button > [aria-hidden]')
    await expect(looks).toHaveLength(3)
    for (const look of looks) {
      const [name, state] = Array.from(look.children).slice(-3)
      const extension = name!.lastElementChild!.getBoundingClientRect()
      const { left } = state!.getBoundingClientRect()
      await expect(extension.right, 'where the name ends').toBeLessThanOrEqual(left)
      await expect(look.scrollWidth, 'px of all parts').toBeLessThanOrEqual(look.clientWidth)
    }
    const states = Array.from(looks, ({ children }) => isWhole(Array.from(children).at(-2)!))
    await expect(states, 'which states are whole').toEqual([true, true, false])
  },
}

/** Read from a store: its sign, lamp, name and age. */
export const Live: Story = {
  args: { file: liveFile, onReadAgain: fn(), onFromStore: fn() },
  decorators: [inBox({ minBlockSize: 560 })],
  play: inEnglish(async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', {
      name: /^Open live file: Lumen & Oak · read \d+ min ago, 3 jobs$/,
    })
    await userEvent.click(chip)
    const popover = within(canvas.getByRole('dialog'))
    await expect(popover.getByText('lumen-oak.myshopify.com')).toBeVisible()
    await userEvent.click(popover.getByRole('button', { name: 'Read again' }))
    await expect(args.onReadAgain).toHaveBeenCalledOnce()
    await userEvent.click(chip)
    await userEvent.click(canvas.getByRole('button', { name: 'Open from store' }))
    await expect(args.onFromStore).toHaveBeenCalledOnce()
  }),
}

/** The store that it was read from, and its actions. */
export const LivePopover: Story = {
  args: { file: practiceFile, onReadAgain: fn(), onFromStore: fn() },
  decorators: [inBox({ minBlockSize: 640 })],
  play: Popover.play!,
}

/** Old, to be connected again, practised on, and while a job changes it. */
export const LiveStates: Story = {
  parameters: { controls: { disable: true } },
  render: ({ state, ...args }) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <FileChip {...args} file={liveFile} state={state} />
      <FileChip {...args} file={oldLiveFile} state={state} />
      <FileChip {...args} file={endedLiveFile} state={state} />
      <FileChip {...args} file={practiceFile} state={state} />
      <FileChip {...args} file={liveFile} state={{ kind: 'applying', percent: 62 }} />
      <FileChip {...args} file={liveFile} state={{ kind: 'problems', count: 2 }} />
      <div style={{ inlineSize: 200 }}>
        <FileChip {...args} file={liveFile} state={state} />
      </div>
    </div>
  ),
  play: inEnglish(async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((chip) => chip.textContent)
    await expect(names[1]).toContain('Lumen & Oak · read 5 hours ago')
    await expect(names[2]).toContain('To reconnect')
    await expect(names[3]).toContain('Practice store')
    await expect(names[4]).toContain('Applying 62%')
    const lit = Array.from(canvas.getAllByRole('button'), (chip) =>
      chip.querySelector('[data-lit]') === null ? 'off' : 'lit',
    )
    await expect(lit).toEqual(['lit', 'off', 'off', 'lit', 'lit', 'lit', 'lit'])
  }),
}

/** In the top bar of a phone, in two lines. */
export const LiveOnPhone: Story = {
  args: { file: liveFile },
  globals: { viewport: { value: 'phone' } },
  parameters: InDashboard.parameters,
  render: InDashboard.render!,
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every state, lit and not. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: ({ file }) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 12 }}>
      <FileChip file={file} state={{ kind: 'jobs', count: 0 }} />
      <FileChip file={file} state={{ kind: 'jobs', count: 1 }} access="not-saved" />
      <FileChip file={storeFile} state={{ kind: 'jobs', count: 12 }} />
      <FileChip file={file} state={{ kind: 'applying', percent: 4 }} />
      <FileChip file={file} state={{ kind: 'problems', count: 1 }} access="view-only" />
    </div>
  ),
}
