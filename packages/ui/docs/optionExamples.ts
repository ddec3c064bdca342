import type { NamedSubject, Options } from '@dropwatt/automations/options'
import type { FoundValue } from '@dropwatt/automations'
import { dark, light } from '../src/tokens/index.js'
import type { FilterOffer, SavedFilters } from '../src/workbench/FilterBar/index.js'
import type { OptionFormField } from '../src/workbench/OptionsForm/index.js'
import type { BackgroundChoice } from '../src/workbench/TemplatePicker/index.js'
import { drawnProduct } from './pictureExamples.js'

type Language = 'en' | 'it'

/** Returns the text of the language of a story. */
export function wordsOf(language: unknown): (english: string, italian: string) => string {
  const current: Language = language === 'it' ? 'it' : 'en'
  return (english, italian) => (current === 'it' ? italian : english)
}

export const vendors: readonly FoundValue[] = [
  { value: 'Supplier 014', count: 1204 },
  { value: 'supplier 014', count: 37 },
  { value: 'Supplier  014', count: 4 },
  { value: 'Nordic Home', count: 811 },
  { value: 'Nordic home', count: 12 },
  { value: 'Casa Bella', count: 640 },
  { value: 'Brightside', count: 388 },
  { value: 'Oak & Iron', count: 205 },
  { value: 'Wildwood Trading Company of the Northern Islands', count: 96 },
  { value: 'Lumen', count: 41 },
]

export const similarVendors = [
  ['Supplier 014', 'supplier 014', 'Supplier  014'],
  ['Nordic Home', 'Nordic home'],
]

const texts = ['is', 'is-not', 'contains', 'starts', 'empty', 'not-empty'] as const
const numbers = ['is', 'is-not', 'greater', 'less', 'between', 'empty', 'not-empty'] as const

/** A fact of a product that is a text, with its values in the file. */
function textOffer(on: NamedSubject, values?: readonly FoundValue[]): FilterOffer {
  return { on, kind: 'text', operators: texts, ...(values && { values }) }
}

/** A fact of variants that is a number. */
function numberOffer(on: NamedSubject): FilterOffer {
  return { on, kind: 'number', operators: numbers, isOfVariants: true, choosesVariants: true }
}

/** The facts of a product export that can be compared. */
export function offersIn(language: unknown): readonly FilterOffer[] {
  const words = wordsOf(language)
  const option = (name: string, values: readonly FoundValue[]): FilterOffer => ({
    on: `option:${name}`,
    kind: 'text',
    operators: texts,
    isOfVariants: true,
    choosesVariants: true,
    values,
  })
  return [
    textOffer('vendor', vendors),
    textOffer('type', [
      { value: 'Apparel', count: 2104 },
      { value: 'Kitchen', count: 871 },
      { value: 'Furniture', count: 402 },
    ]),
    {
      on: 'tag',
      kind: 'tags',
      operators: texts,
      values: [
        { value: 'sale', count: 311 },
        { value: 'new', count: 90 },
      ],
    },
    textOffer('status', [
      { value: 'active', label: words('Active', 'Attivo'), count: 4380 },
      { value: 'draft', label: words('Draft', 'Bozza'), count: 540 },
      { value: 'archived', label: words('Archived', 'Archiviato'), count: 80 },
    ]),
    { on: 'published', kind: 'flag', operators: ['yes', 'no'] },
    textOffer('title'),
    textOffer('handle'),
    numberOffer('price'),
    numberOffer('quantity'),
    option('Size', [
      { value: 'S', count: 812 },
      { value: 'M', count: 811 },
    ]),
    option('Color', [
      { value: 'Nero', count: 120 },
      { value: 'Black', count: 88 },
      { value: 'Sand', count: 12 },
    ]),
    {
      on: 'column:Google Shopping / Gender',
      kind: 'any',
      operators: [...texts, 'greater', 'less', 'between'],
    },
  ]
}

/** Filters that were saved, the last one for another file. */
export function savedFilters(language: unknown): SavedFilters {
  const words = wordsOf(language)
  return {
    filters: [
      {
        id: 'black',
        name: words('Black 20–50 €', 'Neri 20–50 €'),
        scope: {
          match: 'all',
          conditions: [
            { on: 'price', is: 'between', values: ['20', '50'] },
            { on: 'option:Color', is: 'is', values: ['Nero', 'Black'] },
          ],
        },
      },
      {
        id: 'cost',
        name: words('Without cost', 'Senza costo'),
        scope: { match: 'all', conditions: [{ on: 'cost', is: 'empty', values: [] }] },
        offReason: words(
          'This file has no column “Cost per item”.',
          'In questo file manca la colonna “Cost per item”.',
        ),
      },
    ],
    onSave: () => {},
    onRename: () => {},
    onRemove: () => {},
  }
}

/** The options of Mass Compare-at-Price. */
export function comparePriceFields(language: unknown): readonly OptionFormField[] {
  const words = wordsOf(language)
  return [
    {
      kind: 'choice',
      key: 'action',
      label: words('What to do', 'Cosa fare'),
      choices: [
        { value: 'set', label: words('Set from price', 'Calcola dal prezzo') },
        { value: 'fix', label: words('Fix fake discounts', 'Correggi gli sconti finti') },
        { value: 'clear', label: words('Clear', 'Svuota') },
      ],
    },
    {
      kind: 'number',
      key: 'by',
      label: words('Increase over price', 'Aumento sul prezzo'),
      min: 1,
      max: 500,
      decimals: 1,
      unit: '%',
      isShort: true,
    },
    {
      kind: 'choice',
      key: 'ending',
      label: words('Price ending', 'Finale del prezzo'),
      choices: ['.99', '.95', '.90', '.00'].map((value) => ({ value, label: value })),
      isShort: true,
    },
    {
      kind: 'radio',
      key: 'existing',
      label: words('If a compare-at price already exists', 'Se c’è già un prezzo di confronto'),
      choices: [
        { value: 'replace', label: words('Replace it', 'Sostituiscilo') },
        {
          value: 'keep',
          label: words(
            'Keep it and fill only empty cells',
            'Mantienilo e riempi solo le celle vuote',
          ),
        },
      ],
    },
    {
      kind: 'toggle',
      key: 'mend',
      label: words('Fix fake discounts', 'Correggi gli sconti finti'),
      help: words(
        'Where the compare-at price is not above the price.',
        'Dove il prezzo di confronto non supera il prezzo.',
      ),
    },
    {
      kind: 'toggle',
      key: 'gift',
      label: words('Exclude gift cards', 'Escludi i buoni regalo'),
      help: words('Gift cards have no sale price.', 'I buoni regalo non hanno un prezzo scontato.'),
    },
    {
      kind: 'columns',
      key: 'columns',
      label: words('Columns to change', 'Colonne da modificare'),
      choices: ['Compare-at price', 'Compare-at price / Canada'].map((value) => ({
        value,
        label: value,
      })),
    },
    {
      kind: 'scope',
      key: 'scope',
      label: words('Which products', 'Quali prodotti'),
      help: words('Only these products are included.', 'Sono inclusi solo questi prodotti.'),
      offers: offersIn(language),
      products: 5000,
      saved: savedFilters(language),
    },
  ]
}

export const comparePriceValues: Options = {
  action: 'set',
  by: 30,
  ending: '.99',
  existing: 'replace',
  mend: true,
  gift: true,
  columns: ['Compare-at price'],
  scope: {
    match: 'all',
    conditions: [
      { on: 'vendor', is: 'is', values: ['Supplier 014'] },
      { on: 'status', is: 'is', values: ['active'] },
    ],
  },
}

/** One field of each kind that Mass Compare-at-Price does not have. */
export function otherFields(language: unknown): readonly OptionFormField[] {
  const words = wordsOf(language)
  return [
    {
      kind: 'number',
      key: 'floor',
      label: words('Minimum price: cost plus', 'Prezzo minimo: costo più'),
      help: words('Needs the Cost per item column.', 'Richiede la colonna Cost per item.'),
      min: 0,
      max: 500,
      unit: '%',
      isOptional: true,
      first: 20,
    },
    {
      kind: 'text',
      key: 'empty',
      label: words('Vendor for products without one', 'Fornitore per i prodotti che non l’hanno'),
      maxLength: 255,
    },
    {
      kind: 'segments',
      key: 'how',
      label: words('How to change', 'Come cambiare'),
      choices: [
        { value: 'percent', label: '%' },
        { value: 'amount', label: words('Amount', 'Importo') },
        { value: 'set', label: words('Set', 'Fisso') },
        { value: 'cost', label: words('From cost', 'Dal costo') },
      ],
    },
    {
      kind: 'list',
      key: 'take',
      label: words('Remove these tags', 'Rimuovi questi tag'),
      isTag: true,
    },
    {
      kind: 'checkboxes',
      key: 'words',
      label: words('Add tags from word lists', 'Aggiungi tag da elenchi di parole'),
      choices: [
        { value: 'colour', label: words('Colour', 'Colore') },
        { value: 'material', label: words('Material', 'Materiale') },
        { value: 'season', label: words('Season', 'Stagione') },
      ],
    },
    {
      kind: 'rules',
      key: 'rules',
      label: words('Rules', 'Regole'),
      help: words('Applied from top to bottom.', 'Applicate dall’alto in basso.'),
      suggestions: { vendors: vendors.map(({ value }) => value) },
    },
    {
      kind: 'map',
      key: 'map',
      label: words('Vendors', 'Fornitori'),
      found: vendors,
      similar: similarVendors,
      maxLength: 255,
    },
  ]
}

export const otherValues: Options = {
  floor: null,
  empty: '',
  how: 'percent',
  take: ['old', 'clearance'],
  words: ['colour', 'material'],
  rules: [{ when: { kind: 'price', min: null, max: 20 }, tag: 'under-20' }],
  map: { 'supplier 014': 'Supplier 014' },
}

/** Options that are chosen for each product type, and a file. */
export function sizeFields(language: unknown): readonly OptionFormField[] {
  const words = wordsOf(language)
  return [
    {
      kind: 'by-type',
      key: 'who',
      label: words('Sizes for', 'Taglie per'),
      types: [
        { value: 'Sneakers', count: 1204 },
        { value: 'Boots', count: 312 },
        { value: '', count: 9 },
      ],
      choices: [
        { value: 'women', label: words('Women', 'Donna') },
        { value: 'men', label: words('Men', 'Uomo') },
      ],
    },
    {
      kind: 'file',
      key: 'chart',
      label: words('Your own size chart', 'La tua tabella taglie'),
      help: words('Used first, before our calculation.', 'Ha la precedenza sul nostro calcolo.'),
      types: ['.csv'],
      read: (file) => file.text(),
    },
  ]
}

export const sizeValues: Options = {
  who: { Sneakers: 'women' },
  chart: null,
}

/** Freshness of the reference rate of a currency; `none` if there is no rate. */
export type RateState = 'fresh' | 'old' | 'none'

/** The options of a conversion of prices; nothing is chosen in them yet if there is no rate to show. */
export function rateFields(language: unknown, state: RateState): readonly OptionFormField[] {
  const words = wordsOf(language)
  const currencies = [
    { value: 'EUR', label: words('EUR – Euro', 'EUR – Euro') },
    { value: 'KWD', label: words('KWD – Kuwaiti Dinar', 'KWD – Dinaro kuwaitiano') },
    { value: 'USD', label: words('USD – US Dollar', 'USD – Dollaro statunitense') },
  ]
  const placeholder = words('Choose a currency', 'Scegli una valuta')
  const hints = {
    fresh: words('From today · 1 EUR = 1.1225 USD', 'Di oggi · 1 EUR = 1,1225 USD'),
    old: words('51 days old · 1 EUR = 1.1225 USD', 'Di 51 giorni fa · 1 EUR = 1,1225 USD'),
    none: words(
      'From today · No reference rate between EUR and KWD',
      'Di oggi · Nessun tasso di riferimento fra EUR e KWD',
    ),
  } as const
  return [
    {
      kind: 'choice',
      key: 'from',
      label: words('From', 'Da'),
      help: words('The file does not say its currency.', 'Il file non indica la valuta.'),
      choices: currencies,
      placeholder,
    },
    { kind: 'choice', key: 'to', label: words('To', 'A'), choices: currencies, placeholder },
    {
      kind: 'radio',
      key: 'rate',
      label: words('Exchange rate', 'Tasso di cambio'),
      help: words('Updated once per working day.', 'Aggiornato una volta per giorno lavorativo.'),
      choices: [
        {
          value: 'reference',
          label: words('Reference rate of Oct 2, 2026', 'Tasso di riferimento del 2 ott 2026'),
          hint: hints[state],
          ...(state !== 'fresh' && { hintTone: 'danger' }),
        },
        { value: 'own', label: words('My own rate', 'Il mio tasso') },
      ],
    },
  ]
}

/** Metafields, which are named in the language of the store. */
export function metafieldFields(language: unknown): readonly OptionFormField[] {
  return [
    {
      kind: 'columns',
      key: 'fields',
      label: wordsOf(language)('Metafields', 'Metafield'),
      choices: [
        { value: 'fabric', label: 'Stoff', hint: 'shopify.fabric' },
        { value: 'origin', label: 'Ursprungsland', hint: 'custom.country_of_origin' },
      ],
    },
  ]
}

function plain(value: string, label: string, ...colours: readonly string[]): BackgroundChoice {
  return { value, label, ground: { colours } }
}

/** The backgrounds of Swappable Background, in the colours of the themes. */
export function templatesIn(language: unknown): readonly BackgroundChoice[] {
  const words = wordsOf(language)
  return [
    plain('white', words('White', 'Bianco'), light.surface),
    plain('studio', 'Studio', light.surface, light.border),
    plain('sand', words('Sand', 'Sabbia'), dark.warning),
    plain('sage', words('Sage', 'Salvia'), dark.textSubtle),
    plain('night', words('Night', 'Notte'), dark.surface3),
    { ...plain('colour', words('My colour', 'Il mio colore'), dark.info), isOwn: true },
    {
      value: 'image',
      label: words('My image', 'La mia immagine'),
      ground: { picture: drawnProduct({ shape: 'lamp', size: [300, 300] }) },
      isOwn: true,
    },
  ]
}

/** One field of each kind that only options of images have. */
export function imageFields(language: unknown): readonly OptionFormField[] {
  const words = wordsOf(language)
  return [
    {
      kind: 'pictures',
      key: 'template',
      label: words('Background', 'Sfondo'),
      choices: templatesIn(language),
    },
    { kind: 'colour', key: 'colour', label: words('My colour', 'Il mio colore') },
    {
      kind: 'image',
      key: 'picture',
      label: words('My image', 'La mia immagine'),
      types: ['.png', '.webp'],
      keep: () => Promise.resolve(),
      picture: drawnProduct({ shape: 'lamp', size: [300, 300] }),
    },
    { kind: 'place', key: 'place', label: words('Position', 'Posizione'), choices: [] },
    {
      kind: 'slider',
      key: 'fill',
      label: words('Product size', 'Dimensione del prodotto'),
      help: words(
        'Share of the image that the product fills.',
        'Quanta parte dell’immagine occupa il prodotto.',
      ),
      min: 30,
      max: 100,
      unit: '%',
    },
    { kind: 'slider', key: 'quality', label: words('Quality', 'Qualità'), min: 40, max: 95 },
    {
      kind: 'checkboxes',
      key: 'keep',
      label: words('Keep', 'Mantieni'),
      choices: [
        { value: 'rotation', label: words('Rotation', 'Rotazione'), disabled: true },
        { value: 'date', label: words('Date', 'Data') },
      ],
    },
  ]
}

export const imageValues: Options = {
  template: 'studio',
  colour: dark.info,
  picture: null,
  place: 'bottom-right',
  fill: 78,
  quality: 75,
  keep: ['rotation'],
}

/** Options in two groups: a text to find in some columns, and a column to set. */
export function columnFields(language: unknown): readonly OptionFormField[] {
  const words = wordsOf(language)
  const columns = ['Title', 'Description', 'Vendor', 'Type', 'Tags', 'SEO title', 'SEO description']
  return [
    {
      kind: 'toggle',
      key: 'replace',
      label: words('Find and replace', 'Trova e sostituisci'),
      opensGroup: true,
    },
    { kind: 'text', key: 'find', label: words('Find', 'Trova') },
    { kind: 'text', key: 'with', label: words('Replace with', 'Sostituisci con') },
    {
      kind: 'checkboxes',
      key: 'match',
      label: words('How to find it', 'Come trovarlo'),
      look: 'chips',
      choices: [
        { value: 'words', label: words('Whole words', 'Parole intere') },
        { value: 'case', label: words('Case', 'Maiuscole') },
        {
          value: 'pattern',
          label: words('Pattern', 'Modello'),
          hint: words(
            String.raw`A regular expression, such as (\d+)ml. $1 stands for its first group.`,
            String.raw`Un’espressione regolare, ad esempio (\d+)ml. $1 sta per il suo primo gruppo.`,
          ),
        },
      ],
    },
    {
      kind: 'columns',
      key: 'columns',
      label: words('In these columns', 'In queste colonne'),
      look: 'chips',
      choices: columns.map((name) => ({ value: name, label: name })),
    },
    {
      kind: 'toggle',
      key: 'set',
      label: words('Set a column', 'Imposta una colonna'),
      opensGroup: true,
    },
    {
      kind: 'choice',
      key: 'column',
      label: words('Column', 'Colonna'),
      isShort: true,
      choices: [{ value: 'Status', label: 'Status' }],
    },
    {
      kind: 'choice',
      key: 'value',
      label: words('Value', 'Valore'),
      isShort: true,
      choices: ['active', 'draft', 'archived'].map((value) => ({ value, label: value })),
    },
  ]
}

export const columnValues: Options = {
  replace: true,
  find: 'polyester',
  with: 'recycled polyester',
  match: ['words'],
  columns: ['Title', 'Description'],
  set: true,
  column: 'Status',
  value: 'active',
}
