import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Notice } from '../Notice/index.js'
import { HandNotice } from './index.js'

const examples: Examples = {
  do: { caption: 'Once some texts were written by hand.', render: () => <HandNotice /> },
  dont: {
    caption: 'It needs no decision, so it is no notice with a tone.',
    render: () => <Notice tone="warning" title="Texts written by hand stay" />,
  },
}

const meta = {
  title: 'Workbench/HandNotice (manual edits, overrides hint)',
  id: 'workbench-handnotice',
  component: HandNotice,
  parameters: docsPage({ examples })`
Says that texts written by hand stay when options change, and how any text is edited.

**Use it** above a table of changes once some were written by hand. **Do not use it** before: the footer names the key.

**Anatomy**: a pen and one sentence.

**Keyboard**: it takes no keys.

**Accessibility**: plain text; what was written is announced by \`DiffTable\`.

\`\`\`tsx
import { HandNotice } from '@dropwatt/ui/workbench'
\`\`\`
`,
} satisfies Meta<typeof HandNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getByText('Texts written by hand stay')).toBeVisible()
  }),
}

/** It has one state. */
export const Matrix: Story = { parameters: { controls: { disable: true } } }
