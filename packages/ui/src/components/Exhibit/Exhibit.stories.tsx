import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { Tee } from '../Tee/index.js'
import { Exhibit, type ExhibitProps } from './index.js'

const photo = (
  <div style={{ aspectRatio: '3 / 1' }}>
    <Tee state="clean" />
  </div>
)

const examples: Examples = {
  do: {
    caption: 'A sentence that says what the picture shows; also its text alternative.',
    render: () => <Exhibit caption="A tee on a white background.">{photo}</Exhibit>,
  },
  dont: {
    caption: 'A slogan says nothing about the picture.',
    render: () => <Exhibit caption="Better photos, more sales.">{photo}</Exhibit>,
  },
}

const meta = {
  title: 'Components/Exhibit (figure, sample picture, caption)',
  id: 'components-exhibit',
  component: Exhibit,
  args: { caption: 'A tee on a white background.', children: photo },
  argTypes: { children: { control: false } },
  parameters: docsPage({ examples })`
Shows an illustration of the product, marked as sample data.

**Use it** around an illustration or a table that shows what the product does. **Do not use it** around the user's own data, which is not a sample.

**Anatomy**: the picture and, under a line, the sample mark and a caption of one sentence.

**Keyboard**: it takes no keys.

**Accessibility**: a figure named by its caption. Hide an illustration inside from assistive technology if the caption says it all; a table inside stays a table.

\`\`\`tsx
import { Exhibit } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof Exhibit>

export default meta
type Story = StoryObj<ExhibitProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const figure = within(canvasElement).getByRole('figure', {
      name: 'A tee on a white background.',
    })
    await expect(within(figure).getByText('Example')).toBeVisible()
  }),
}

/** With an illustration, with text, and with a long caption. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 640 }}>
      <Exhibit caption="A tee on a white background.">{photo}</Exhibit>
      <Exhibit caption="Two words.">
        <p style={{ margin: 0, padding: 24 }}>Cotton tee</p>
      </Exhibit>
      <Exhibit caption="A tee on a white background, which a supplier had photographed in a store room, between other goods and under a mark of its own, before the background was removed.">
        {photo}
      </Exhibit>
    </div>
  ),
}
