import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { Button } from '../../components/Button/index.js'
import { Row } from '../../components/Row/index.js'
import { TextField } from '../../components/TextField/index.js'
import { IntakeForm } from './index.js'

const parts = [
  <TextField key="address" type="url" label="Address of the page" />,
  <Row key="read">
    <Button type="submit">Read</Button>
  </Row>,
]

const examples: Examples = {
  do: {
    caption: 'One field, and the button that reads it.',
    render: () => <IntakeForm onSubmit={() => {}}>{parts}</IntakeForm>,
  },
  dont: {
    caption: 'Without a button that sends it, only some find Enter.',
    render: () => <IntakeForm onSubmit={() => {}}>{parts.slice(0, 1)}</IntakeForm>,
  },
}

const meta = {
  title: 'Workbench/IntakeForm (import form, paste, address)',
  id: 'workbench-intakeform',
  component: IntakeForm,
  args: { onSubmit: fn(), children: parts },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Takes in what a job starts from by a field, such as an address or a pasted text.

**Use it** beside \`FileDropZone\`, where something else than a file is taken in. **Do not use it** for files, or for a form of several fields (\`Form\`).

**Anatomy**: a field, a button that sends it, and what went wrong.

| Key | Does |
|---|---|
| Enter | sends it, from a field of one line |

**Accessibility**: the browser does not validate it; say what is wrong with the field’s \`error\`.

\`\`\`tsx
import { IntakeForm } from '@dropwatt/ui/workbench'

<IntakeForm onSubmit={read}>{field}{button}</IntakeForm>
\`\`\`
`,
} satisfies Meta<typeof IntakeForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'no address{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}
