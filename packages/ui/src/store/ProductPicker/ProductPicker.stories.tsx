import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { docsPage } from '../../../docs/docsPage.js'
import { inEnglish } from '../../../docs/inEnglish.js'
import { shownDialog } from '../../../docs/shownDialog.js'
import { toasts, withToaster } from '../../../docs/toaster.js'
import {
  ProductPicker,
  type FoundProducts,
  type PickerCollections,
  type PickerFilters,
  type ProductPickerProps,
} from './index.js'

const products = [
  { id: '1', title: 'Heavyweight cotton tee', vendor: 'Nordhem', variants: 4 },
  { id: '2', title: 'Canvas tote bag', vendor: 'Nordhem', variants: 1 },
  { id: '3', title: 'Oak stool', vendor: 'Atelier Brun', variants: 2 },
  { id: '4', title: 'Enamel mug, 350 ml', vendor: 'Kettle & Co', variants: 2 },
  { id: '5', title: 'Linen apron', vendor: 'Kettle & Co', variants: 3 },
]
const found: FoundProducts = { state: 'found', count: 1284, products, variants: 6702 }
const noFilters: PickerFilters = { statuses: [], vendor: '', tag: '', search: '' }

const collections: PickerCollections = {
  state: 'loaded',
  list: [
    { id: 'a', title: 'Kitchen', products: 212 },
    { id: 'b', title: 'New in', products: 48 },
    { id: 'c', title: 'Summer sale', products: 1 },
  ],
  search: '',
  onSearch: fn(),
  onRetry: fn(),
}

function Example({ filters: first, onFiltersChange, ...props }: ProductPickerProps) {
  const [filters, setFilters] = useState(first)
  return (
    <ProductPicker
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next)
        onFiltersChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Store/ProductPicker (choose products, resource picker, filters, open from store)',
  id: 'store-productpicker',
  component: ProductPicker,
  args: {
    open: true,
    onClose: fn(),
    store: { name: 'Lumen & Oak' },
    total: 1611,
    statusCounts: { ACTIVE: 1284, DRAFT: 203, ARCHIVED: 112, UNLISTED: 12 },
    filters: { ...noFilters, statuses: ['ACTIVE'] },
    onFiltersChange: fn(),
    onShow: fn(),
    collections,
    vendors: ['Nordhem', 'Atelier Brun', 'Kettle & Co'],
    tags: ['summer', 'sale', 'cotton'],
    found,
    time: 40,
    settingsHref: '/dashboard/settings/shopify-store',
    onCancel: fn(),
    onOpen: fn(),
  },
  argTypes: {
    collections: { control: false },
    filters: { control: false },
    found: { control: false },
    languages: { control: false },
    reading: { control: false },
    problem: { control: false },
    store: { control: false },
  },
  render: (args) => <Example {...args} />,
  decorators: [withToaster],
  parameters: docsPage({ height: '760px' })`
Lets the member choose which products of a connected store are opened.

**Use it** before products are read from a store. **Do not use it** to choose among the rows of an open
file: that is \`FilterBar\`.

**Anatomy**: the store with its lamp, the practice store’s banner, six filters with their choices, what the
current one offers, the first products that were found, and below their number, the time if it is known, and
the buttons. Filters combine; All clears the others. On a phone each filter opens a sheet. While products are
read, progress takes the place of the filters.

| Key | Does |
|---|---|
| Up, Down | moves through the filters, and through collections |
| Enter, Space | shows a filter; chooses a collection |
| Home, End, Page Up, Page Down | moves far through collections |
| Escape | closes a sheet, then the dialog |

**Accessibility**: a dialog with vertical tabs, whose names say the current choice. All is not chosen by
passing over it. The number that was found is announced. A button that is off says why.

\`\`\`tsx
import { ProductPicker } from '@dropwatt/ui/store'
\`\`\`
`,
} satisfies Meta<typeof ProductPicker>

export default meta
type Story = StoryObj<typeof meta>

/** A status is chosen; other statuses can join it. */
export const Default: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('tab', { name: 'Status Active' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(dialog.getByText('The first of 1,284')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveTextContent(
      '1,284 products6,702 variantsAbout 40 seconds',
    )
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Draft' }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      statuses: ['ACTIVE', 'DRAFT'],
    })
    await expect(dialog.getByRole('tab', { name: 'Status Active and Draft' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Open 1,284 products' }))
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  }),
}

/** Nothing is chosen: all products are opened. */
export const All: Story = { args: { filters: noFilters, found: { ...found, count: 1611 } } }

/** Arrow keys pass over All; only pressing it clears the other filters. */
export const ByKeyboard: Story = {
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    dialog.getByRole('tab', { name: /^Status/ }).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(dialog.getByRole('tab', { name: 'All 1,611' })).toHaveFocus()
    await expect(args.onFiltersChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noFilters)
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}')
    await expect(dialog.getByRole('option', { name: 'Any collection' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      collection: { id: 'a', title: 'Kitchen' },
    })
    await expect(dialog.getByRole('tab', { name: 'Collection Kitchen' })).toBeVisible()
  }),
}

const many = Array.from({ length: 2400 }, (_, index) => ({
  id: `${index}`,
  title: `Collection ${index + 1}`,
  products: index,
}))

/** Only the rows in view of very many collections are in the document; the next page loads at the end. */
export const ManyCollections: Story = {
  args: {
    filters: { ...noFilters, collection: { id: '7', title: 'Collection 8' } },
    collections: { ...collections, list: many, onSearch: fn(), onMore: fn() },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getAllByRole('option').length).toBeLessThan(30)
    dialog.getByRole('option', { name: 'Any collection' }).focus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(dialog.getByRole('option', { name: 'Collection 2400 2,399' })).toHaveFocus(),
    )
    await waitFor(() => expect(args.collections.onMore).toHaveBeenCalled())
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search collections' }), 's')
    await expect(args.collections.onSearch).toHaveBeenLastCalledWith('s')
  }),
}

export const LoadingCollections: Story = {
  args: {
    filters: { ...noFilters, collection: { id: 'b', title: 'New in' } },
    collections: { ...collections, state: 'loading', list: [] },
  },
}

export const CollectionsFailed: Story = {
  args: {
    filters: LoadingCollections.args!.filters!,
    collections: { ...collections, state: 'failed', list: [], onRetry: fn() },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(args.collections.onRetry).toHaveBeenCalledTimes(1)
  }),
}

/** The server has no list of vendors: those that were found are suggested, and any can be typed. */
export const Vendor: Story = {
  args: { filters: { ...noFilters, vendor: 'Nordhem' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Kettle & Co', pressed: false }))
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      ...noFilters,
      vendor: 'Kettle & Co',
    })
    const field = dialog.getByRole('textbox', { name: 'Vendor' })
    await userEvent.clear(field)
    await userEvent.type(field, 'bru')
    await expect(dialog.getAllByRole('button', { pressed: false })).toHaveLength(1)
  }),
}

export const Tag: Story = { args: { filters: { ...noFilters, tag: 'sale' } } }

export const Search: Story = { args: { filters: { ...noFilters, search: 'oak stool' } } }

export const Practice: Story = {
  args: { store: { name: 'Practice store', isPractice: true }, time: 'few' },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('note')).toHaveTextContent('nothing reaches Shopify')
    await expect(dialog.getByText('A few seconds')).toBeVisible()
  }),
}

/** The products are being counted; the button says so. */
export const Counting: Story = {
  args: { found: { state: 'counting' }, total: undefined, statusCounts: undefined },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText('Counting…')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Open products' }))
    await expect(await toasts().findByText('The products are being counted.')).toBeVisible()
    await expect(args.onOpen).not.toHaveBeenCalled()
  }),
}

export const CountFailed: Story = {
  args: { found: { state: 'failed', problem: 'unreachable', onRetry: fn() } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    const { found: failed } = args
    if (failed.state === 'failed') await expect(failed.onRetry).toHaveBeenCalledTimes(1)
  }),
}

/** No product meets the filters. */
export const Nothing: Story = {
  args: {
    filters: { ...noFilters, search: 'umbrella' },
    found: { state: 'found', count: 0, products: [] },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Open products' })).toHaveAccessibleDescription(
      'No products match these filters.',
    )
  }),
}

/** A store without products. */
export const EmptyStore: Story = {
  args: {
    total: 0,
    statusCounts: undefined,
    filters: noFilters,
    found: { state: 'found', count: 0, products: [] },
  },
}

export const Offline: Story = { args: { isOffline: true } }

/** Shopify no longer accepts the connection. */
export const Reconnect: Story = {
  args: {
    store: { name: 'Lumen & Oak', isConnected: false },
    total: undefined,
    statusCounts: undefined,
    found: { state: 'failed', problem: 'reconnect', onRetry: fn() },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByRole('link', { name: 'Open settings' })).toBeVisible()
  }),
}

/** Nothing is known of how long it takes, nor of the variants. */
export const UnknownTime: Story = {
  args: { time: undefined, found: { state: 'found', count: 1284, products } },
}

/** Progress takes the place of the filters. */
export const Reading: Story = {
  args: { reading: { products: 1284, read: 412, objects: 9120 } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.queryByRole('tab')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledTimes(1)
  }),
}

/** Reading failed: the filters stay, and it can be tried again. */
export const NotRead: Story = {
  args: { problem: { problem: 'expired' } },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  }),
}

const german = { locale: 'de', name: 'German', isPublished: true }
const french = { locale: 'fr', name: 'French', isPublished: false }
const onLanguage = fn()

/** Translations are opened: the language is chosen besides the filters. */
export const Translations: Story = {
  args: {
    time: undefined,
    languages: {
      state: 'loaded',
      list: [german, french],
      value: 'de',
      onChange: onLanguage,
      onRetry: fn(),
    },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    const language = dialog.getByRole('combobox', { name: 'Language of the translations' })
    await expect(language).toHaveDisplayValue('German')
    await userEvent.selectOptions(language, 'French (not published)')
    await expect(onLanguage).toHaveBeenLastCalledWith('fr')
    await userEvent.click(dialog.getByRole('button', { name: 'Open 1,284 products' }))
    await expect(args.onOpen).toHaveBeenCalledTimes(1)
  }),
}

const onAsk = fn()

/** Translations need permissions, which are asked for here. */
export const NoPermission: Story = {
  args: {
    languages: { state: 'missing', scopes: ['write_translations', 'read_locales'], onAsk },
  },
  play: inEnglish(async ({ args, canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText(/write_translations and read_locales/)).toBeVisible()
    await userEvent.click(
      dialog.getByRole('button', { name: 'Connect again with this permission' }),
    )
    await expect(onAsk).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Open 1,284 products' }))
    await expect(args.onOpen).not.toHaveBeenCalled()
  }),
}

const onLanguages = fn()

/** The store has no other language than its own. */
export const OneLanguage: Story = {
  args: {
    languages: { state: 'loaded', list: [], value: '', onChange: fn(), onRetry: onLanguages },
  },
  play: inEnglish(async ({ canvasElement }) => {
    const dialog = await shownDialog(canvasElement)
    await expect(dialog.getByText('This store has one language')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await expect(onLanguages).toHaveBeenCalledTimes(1)
  }),
}

export const LoadingLanguages: Story = { args: { languages: { state: 'loading' } } }

export const LanguagesNotRead: Story = {
  args: { languages: { state: 'failed', problem: 'unreachable', onRetry: fn() } },
}

const long = 'Handwoven organic cotton throw blanket with fringes, extra large, in eleven colours '

/** Long names, and names in another direction. */
export const LongNames: Story = {
  args: {
    store: { name: long },
    filters: {
      statuses: ['ACTIVE', 'DRAFT', 'ARCHIVED'],
      vendor: long,
      tag: 'שמלות קיץ',
      search: long,
      collection: { id: 'x', title: long.repeat(3) },
    },
    found: {
      state: 'found',
      count: 2,
      products: [
        { id: '1', title: long.repeat(2), vendor: long, variants: 2048 },
        { id: '2', title: 'שמלת קיץ', vendor: 'בית אריגה' },
      ],
    },
  },
}

/** The filters are rows, each of which opens a sheet. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { controls: { disable: true } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
