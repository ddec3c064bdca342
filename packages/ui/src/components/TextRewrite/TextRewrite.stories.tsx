import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Examples } from '../../../docs/examples.js'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { AiCopyIcon, LanguageIcon, TagIcon } from '../../icons/index.js'
import { TextRewrite, type TextRewriteProps } from './index.js'

const args = {
  caption: 'A supplier’s title and description, and the copy that replaces them.',
  icon: AiCopyIcon,
  heads: { name: 'Field', before: 'From the supplier', after: 'In your store' },
  texts: [
    {
      id: 'title',
      name: 'Title',
      before: '2024 HOT Tshirt Men Loose Cotton Top A-88#',
      after: 'Heavyweight cotton tee',
    },
    {
      id: 'description',
      name: 'Description',
      before: 'Good quality loose tshirt for men in cotton, fashion top for summer.',
      after: 'A loose tee for men in heavyweight cotton, made for summer.',
    },
  ],
} satisfies TextRewriteProps

const translation = {
  ...args,
  caption: 'A title in English, and the same title in Italian.',
  icon: LanguageIcon,
  heads: { name: 'Field', before: 'English', after: 'Italian' },
  texts: [
    {
      id: 'title',
      name: 'Title',
      before: 'Heavyweight cotton tee',
      after: 'T-shirt in cotone pesante',
    },
  ],
  beforeLang: 'en',
  afterLang: 'it',
} satisfies TextRewriteProps

const examples: Examples = {
  do: {
    caption: 'A text rewritten in the same language: the marks show the changes.',
    render: () => <TextRewrite {...args} />,
  },
  dont: {
    caption: 'In a translation every word is new, so marks say nothing. Set marked to false.',
    render: () => <TextRewrite {...translation} />,
  },
}

const meta = {
  title: 'Components/TextRewrite (text diff, tracked changes, word changes)',
  id: 'components-textrewrite',
  component: TextRewrite,
  args,
  argTypes: {
    icon: { control: false },
    heads: { control: false },
    texts: { control: false },
  },
  parameters: docsPage({ examples })`
Shows texts before and after, side by side, with the changed words marked.

**Use it** for short texts: titles, variants, a description, tags. **Do not use it** for a page of text, or for amounts (\`PriceTable\`).

**Anatomy**: a \`ChangeTable\` with one text on each side of the wire. Removed words are struck through, new ones underlined on a tint; the changes are computed from the two texts. With \`tags\`, each tag is compared as a whole.

**Keyboard**: it takes no keys.

**Accessibility**: removed words are \`del\`, new ones \`ins\`; their lines tell them apart without colour. A text in another language has its \`lang\`. A missing text reads Empty.

\`\`\`tsx
import { TextRewrite } from '@dropwatt/ui'
\`\`\`
`,
} satisfies Meta<typeof TextRewrite>

export default meta
type Story = StoryObj<TextRewriteProps>

export const Default: Story = {
  play: inEnglish(async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Description/ }))
    const gone = row.getAllByRole('deletion').map((mark) => mark.textContent)
    await expect(gone).toEqual(['Good quality', 'tshirt', 'fashion top'])
    const added = row.getAllByRole('insertion').map((mark) => mark.textContent)
    await expect(added).toEqual(['A', 'tee', 'heavyweight', 'made'])
  }),
}

/** Another language on one side, without marks. */
export const Translation: Story = {
  args: { ...translation, marked: false },
  play: inEnglish(async ({ canvasElement }) => {
    const translated = within(canvasElement).getByText('T-shirt in cotone pesante')
    await expect(translated.closest('[lang]')).toHaveAttribute('lang', 'it')
    await expect(within(canvasElement).queryByRole('insertion')).toBeNull()
  }),
}

/** Each tag is compared as a whole. */
export const Tags: Story = {
  args: {
    caption: 'Two products, and the tags that are added to them.',
    icon: TagIcon,
    heads: { name: 'Product', before: 'Tags before', after: 'Tags after' },
    tags: true,
    texts: [
      { id: 'tee', name: 'Cotton tee', before: 'tshirt', after: 'tshirt, Cotton, Long sleeve' },
      { id: 'pack', name: 'Pack of three', after: 'Cotton, Pack of three' },
    ],
  },
  play: inEnglish(async ({ canvasElement }) => {
    const added = within(canvasElement).getAllByRole('insertion')
    await expect(added.map((mark) => mark.textContent)).toEqual([
      'Cotton',
      'Long sleeve',
      'Cotton',
      'Pack of three',
    ])
    await expect(within(canvasElement).getByText('Empty')).toBeVisible()
  }),
}

/** Marked, in two languages, as tags, added and removed. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      <TextRewrite {...args} />
      <TextRewrite {...translation} marked={false} />
      <TextRewrite {...args} {...Tags.args} />
      <TextRewrite
        {...args}
        caption="An added text and a removed one."
        texts={[
          { id: 'added', name: 'Added', after: 'Heavyweight cotton tee' },
          { id: 'gone', name: 'Removed', before: 'A-88#' },
        ]}
      />
    </div>
  ),
}
