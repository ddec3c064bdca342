import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { Notice } from '../Notice/index.js'
import { NameList } from './index.js'

const names = Array.from({ length: 8 }, (_, index) => `tee-${index + 1}.heic`)
const moreLabel = (others: number) => `${others} more`

const examples: Examples = {
  do: {
    caption: 'Below what is wrong with these files.',
    render: () => (
      <Notice tone="warning" title="8 files cannot be opened">
        <NameList names={names} moreLabel={moreLabel} />
      </Notice>
    ),
  },
  dont: {
    caption: 'Files that are all right need no list.',
    render: () => (
      <Notice tone="success" title="8 images compressed">
        <NameList names={names} moreLabel={moreLabel} />
      </Notice>
    ),
  },
}

const meta = {
  title: 'Workbench/NameList (file names, affected files, show more)',
  id: 'workbench-namelist',
  component: NameList,
  args: { names, moreLabel },
  parameters: docsPage({ examples })`
Lists the names of files: a few of them, and the others on demand.

**Use it** in a notice, for the files that it is about. **Do not use it** for files that can be opened (\`FileList\`).

**Anatomy**: a line above, on request; five names, and a button that shows the others.

| Key | Does |
|---|---|
| Enter, Space | shows or hides the other names, on the button |

**Accessibility**: two lists; the button says how many names it shows.

\`\`\`tsx
import { NameList } from '@dropwatt/ui/workbench'

<NameList names={names} moreLabel={(others) => \`\${others} more\`} />
\`\`\`
`,
} satisfies Meta<typeof NameList>

export default meta
type Story = StoryObj<typeof meta>

/** A line above says what the names have in common. */
export const WithHeading: Story = { args: { heading: '1. Price Editor: 8 products' } }

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: '3 more' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

export const Few: Story = { args: { names: names.slice(0, 2) } }
