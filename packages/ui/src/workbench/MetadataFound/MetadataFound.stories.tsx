import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import type { Examples } from '../../../docs/examples.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { MetadataFound } from './index.js'

const examples: Examples = {
  do: {
    caption: 'What was found in the files, before it is removed.',
    render: () => <MetadataFound places={15} placeMetres={5} cameras={88} />,
  },
  dont: {
    caption: 'Nothing was found. Leave it out.',
    render: () => <MetadataFound />,
  },
}

const meta = {
  title: 'Workbench/MetadataFound (Exif, location, camera, privacy)',
  id: 'workbench-metadatafound',
  component: MetadataFound,
  args: { places: 15, placeMetres: 5, cameras: 88 },
  parameters: docsPage({ examples })`
Says what the metadata of the images tells about the member: where they were taken, and with which camera and when.

**Use it** where metadata is removed. **Do not use it** for single images; their list says what each contains.

**Anatomy**: a card for places, a card for cameras; one without images is left out.

**Keyboard**: it takes no keys.

**Accessibility**: each card is a group named by its heading.

\`\`\`tsx
import { MetadataFound } from '@dropwatt/ui/workbench'

<MetadataFound places={15} placeMetres={5} cameras={88} />
\`\`\`
`,
} satisfies Meta<typeof MetadataFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: inEnglish(async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: '15 images show where they were taken' }),
    ).toHaveTextContent('Accurate to about 5 m. We do not show a map')
    await expect(
      canvas.getByRole('group', { name: '88 images contain the camera and the date' }),
    ).toBeVisible()
  }),
}

/** Pixels are encoded again, such as by a lossy compression. */
export const Encoding: Story = {
  args: { fate: 'removed-encoding' },
  play: inEnglish(async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')[0]).toHaveTextContent('the pixels are encoded again')
  }),
}

/** A watermark keeps it. */
export const Kept: Story = { args: { fate: 'kept' } }

/** No place was found. */
export const CamerasOnly: Story = { args: { places: 0 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** One and many. */
export const Matrix: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <MetadataFound places={1} placeMetres={120} />
      <MetadataFound places={1500} cameras={2400} />
    </div>
  ),
}
