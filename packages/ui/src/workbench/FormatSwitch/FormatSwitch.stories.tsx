import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { ChangeSummary } from '../ChangeSummary/index.js'
import { FormatSwitch, type FormatSwitchProps } from './index.js'

const counts = { products: 300, changedProducts: 214, changedCells: 238, needReview: 18 }

function Chosen(props: Partial<FormatSwitchProps>) {
  const [value, setValue] = useState(props.value ?? 'text')
  return <FormatSwitch {...props} value={value} onValueChange={setValue} />
}

const examples: Examples = {
  do: {
    caption: 'At the end of the summary, where a job changes descriptions.',
    render: () => <ChangeSummary counts={counts} seconds={0.2} actions={<Chosen />} />,
  },
  dont: {
    caption: 'Prices and titles have no markup. Leave it out.',
    render: () => <ChangeSummary counts={counts} seconds={0.2} />,
  },
}

const meta = {
  title: 'Workbench/FormatSwitch (text or HTML, markup view)',
  id: 'workbench-formatswitch',
  component: FormatSwitch,
  args: { value: 'text', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: docsPage({ examples })`
Chooses how changed descriptions are shown: as they read, or with their markup.

**Use it** above a \`DiffTable\` whose changes have HTML, and hand its value to \`format\`. **Do not use it** where nothing has markup.

**Anatomy**: a \`ToggleGroup\` of two.

**Keyboard**: arrow keys choose.

**Accessibility**: a radio group with a name.

\`\`\`tsx
import { FormatSwitch } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof FormatSwitch>

export default meta
type Story = StoryObj<FormatSwitchProps>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'HTML' }))
    await expect(canvas.getByRole('radio', { name: 'HTML' })).toBeChecked()
  }),
}

/** Both looks. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Chosen />
      <Chosen value="html" />
    </div>
  ),
}
