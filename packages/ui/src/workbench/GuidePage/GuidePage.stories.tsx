import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { drawnProduct } from '../../../docs/pictureExamples.js'
import { dark, light } from '../../tokens/index.js'
import { GuidePage, type GuidePicture, type GuideSection } from './index.js'

const size = { width: 760, height: 560 } as const

/** Returns the address of a drawing, on a ground of one colour. */
function drawn(shape: 'stool' | 'lamp', ground: string): string {
  const product = { shape, size: [size.width, size.height], ground: [ground, ground] } as const
  return drawnProduct(product).toDataURL()
}

const picture: GuidePicture = {
  ...size,
  src: drawn('stool', light.surface3),
  alt: 'A drawing of a product.',
}

const pictureInThemes: GuidePicture = {
  ...size,
  src: { dark: drawn('lamp', dark.surface3), light: drawn('lamp', light.surface3) },
  alt: 'A drawing of a lamp.',
}

const sections: readonly GuideSection[] = [
  {
    id: 'tasks',
    heading: 'Two tasks, step by step',
    tasks: [
      {
        id: 'open',
        heading: 'Open an export',
        steps: [
          'Press “Choose a file” and select the export.',
          'Look at the changes before you apply them.',
        ],
        picture,
      },
      {
        id: 'undo',
        heading: 'Undo a job',
        steps: ['Press the name of the file, then Undo.'],
        picture: pictureInThemes,
      },
    ],
  },
  {
    id: 'kept',
    heading: 'What is kept where',
    text: 'Everything belongs to your account in this browser.',
    facts: [
      { term: 'Database of the browser', text: 'The exports you opened, and their jobs.' },
      { term: 'Your own folders', text: 'The files you opened, which are never changed.' },
    ],
  },
  {
    id: 'keyboard',
    heading: 'Keyboard shortcuts',
    shortcuts: [
      {
        heading: 'In the table of changes',
        shortcuts: [{ label: 'Apply', keys: [['command', 'enter']] }],
      },
    ],
  },
  {
    id: 'software',
    heading: 'Open-source software',
    text: 'The app contains packages of others, with their licences.',
    link: { label: 'Read the licences', href: '/licences.txt' },
  },
]

const examples: Examples = {
  do: {
    caption: 'The names of buttons as they are on the buttons.',
    render: () => (
      <p>
        Press <b>Download</b>, then <b>Changed products only</b>.
      </p>
    ),
  },
  dont: {
    caption: 'What the reader has to guess.',
    render: () => <p>Save the result in the usual way.</p>,
  },
}

const meta = {
  title: 'Workbench/GuidePage (help, manual, documentation, tutorial)',
  id: 'workbench-guidepage',
  component: GuidePage,
  args: {
    heading: 'How this works',
    description: 'What is done in which steps, and what is kept on this device.',
    breadcrumb: [
      { label: 'Dashboard', href: '/dashboard' },
      { label: 'Files', href: '/dashboard/files' },
    ],
    sections,
  },
  parameters: docsPage({ examples })`
A guide on one page: what to do in which steps, and facts to look up.

**Use it** once in an app, inside a \`DashboardFrame\`. **Do not use it** for what must be known at a certain moment: say that where it happens, with a \`Notice\` or with \`ExportSteps\`. Take the names of controls from \`useControlNames\`.

**Anatomy**: heading; contents, which stay in sight beside the text where there is room; parts with tasks, facts, shortcuts or a link to a document, which opens in a new tab. A task has numbered steps and a picture, which loads when it comes near; where there is one for each theme, only that of the current theme does.

| Key | Does |
| --- | --- |
| Tab | moves through the contents |
| Enter | goes to the part or task |

**Accessibility**: the heading is the \`h1\` of the page, parts are \`h2\`, tasks \`h3\`. The contents are a named navigation. Every heading has an id and can get the focus. Printed, the contents are left out.

\`\`\`tsx
import { GuidePage } from '@dropwatt/ui/workbench'

<GuidePage heading="How this works" description={description} sections={sections} />
\`\`\`
`,
} satisfies Meta<typeof GuidePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas, canvasElement }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }))
    const links = contents.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      'Two tasks, step by step',
      'Open an export',
      'Undo a job',
      'What is kept where',
      'Keyboard shortcuts',
      'Open-source software',
    ])
    await expect(
      canvas.getByRole('link', { name: 'Read the licences (opens in a new tab)' }),
    ).toHaveAttribute('href', '/licences.txt')
    for (const link of links) {
      const heading = canvasElement.querySelector(link.getAttribute('href') ?? '')
      await expect(heading).toHaveTextContent(link.textContent)
    }
    await expect(canvas.getByRole('img', { name: 'A drawing of a product.' })).toHaveAttribute(
      'loading',
      'lazy',
    )
    // A picture for each theme: only one is displayed.
    const inThemes = () => canvas.getByRole('img', { name: 'A drawing of a lamp.' })
    const { dataset } = document.documentElement
    const { theme } = dataset
    dataset.theme = 'dark'
    await expect(inThemes()).toHaveAttribute('src', drawn('lamp', dark.surface3))
    dataset.theme = 'light'
    await expect(inThemes()).toHaveAttribute('src', drawn('lamp', light.surface3))
    dataset.theme = theme
  }),
}

/** Only facts: nothing is numbered. */
export const Facts: Story = { args: { sections: sections.slice(1, 2) } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** Every kind of part. */
export const Matrix: Story = { parameters: { controls: { disable: true } } }
