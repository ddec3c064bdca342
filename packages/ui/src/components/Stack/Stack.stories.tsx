import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { Button } from '../Button/index.js'
import { TextField } from '../TextField/index.js'
import { Stack } from './index.js'

const examples: Examples = {
  do: {
    caption: 'Parts that belong together, in the order of reading.',
    render: () => (
      <Stack gap={6}>
        <TextField label="Address of the page" />
        <TextField label="Name of the file" />
      </Stack>
    ),
  },
  dont: {
    caption: 'A single part needs no stack.',
    render: () => (
      <Stack>
        <TextField label="Address of the page" />
      </Stack>
    ),
  },
}

const meta = {
  title: 'Components/Stack (vertical layout, spacing, column)',
  id: 'components-stack',
  component: Stack,
  args: {
    children: [
      <TextField key="address" label="Address of the page" />,
      <Button key="read">Read</Button>,
    ],
  },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Puts parts below each other, with the same space between them.

**Use it** for fields, notices and texts that follow each other. **Do not use it** for what is beside each other (\`Row\`), or for the settings of a page (\`SettingsGroup\`).

**Anatomy**: its parts, in one column that is never wider than its place.

**Keyboard**: it takes no keys.

**Accessibility**: it has no role; the order on the screen is that of the document.

\`\`\`tsx
import { Stack } from '@dropwatt/ui'

<Stack gap={6}>{fields}</Stack>
\`\`\`
`,
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button').getBoundingClientRect()
    const field = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(button.width).toBe(field.width)
    await expect(button.top - field.bottom).toBe(16)
  },
}

export const Start: Story = {
  args: { align: 'start', gap: 6 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(button.width).toBeLessThan(200)
  },
}
