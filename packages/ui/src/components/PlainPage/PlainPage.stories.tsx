import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { PlainPage } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What happened, and what to do now.',
    render: () => (
      <PlainPage heading="Something went wrong" reloadLabel="Reload" onReload={() => {}}>
        Reload the page to continue. Your saved work is safe.
      </PlainPage>
    ),
  },
  dont: {
    caption: 'The error itself helps nobody who reads it here.',
    render: () => (
      <PlainPage heading="TypeError" reloadLabel="Reload" onReload={() => {}}>
        Cannot read properties of undefined
      </PlainPage>
    ),
  },
}

const meta = {
  title: 'Components/PlainPage (crash page, error boundary, fallback)',
  id: 'components-plainpage',
  component: PlainPage,
  args: {
    heading: 'Something went wrong',
    reloadLabel: 'Reload',
    onReload: fn(),
    children: 'Reload the page to continue. Your saved work is safe.',
  },
  parameters: docsPage({ examples, layout: 'fullscreen' })`
Fills the place of a whole app that has failed, and needs nothing of it: no router, provider or icon.

**Use it** where an app catches what nothing else has caught. **Do not use it** for a page that failed while the rest works (\`ErrorPanel\`).

**Anatomy**: heading, text, and a button that reloads the page.

| Key | Does |
|---|---|
| Tab | moves to the button |
| Enter, Space | reloads |

**Accessibility**: the main content of the page. The heading is its \`h1\`, has \`data-page-heading\` and can be focused by script.

\`\`\`tsx
import { PlainPage } from '@dropwatt/ui'

<PlainPage heading="Something went wrong" reloadLabel="Reload" onReload={() => location.reload()}>
  Reload the page to continue.
</PlainPage>
\`\`\`
`,
} satisfies Meta<typeof PlainPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.reloadLabel }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
