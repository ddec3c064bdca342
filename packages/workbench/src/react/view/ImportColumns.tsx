import {
  targetText,
  wordNote,
  type ColumnTarget,
  type ColumnTargets,
  type FieldTexts,
} from '@dropwatt/automations/options'
import type { OfferedField } from '@dropwatt/automations'
import {
  Notice,
  ColumnMapper,
  OptionsForm,
  ProductPreview,
  type MappedColumn,
  type OptionFormField,
} from '@dropwatt/ui/workbench'
import { useMemo, useState } from 'react'
import type { ProductCard } from '../../core/engine/importMessages.ts'
import type { Importing, ImportingState } from '../../core/store/Importing.ts'
import { noChoices } from '../../core/store/noChoices.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'
import { fieldErrors } from './fieldErrors.ts'
import { formFields } from './formFields.ts'
import { targetsIn } from './importTexts.ts'

/** Describes a column of a list that was not matched yet. */
const unmatched = (name: string, column: number): MappedColumn => ({
  column,
  name,
  samples: [],
  target: { target: 'none' },
  why: 'none',
})

interface ImportColumnsProps {
  importing: Importing
  state: ImportingState
  /** Whether an export is open to compare with. */
  hasExport: boolean
  singleKeys: boolean
}

/** The columns of a supplier list, what the list does not say, and the first product. */
export function ImportColumns({ importing, state, hasExport, singleKeys }: ImportColumnsProps) {
  const { texts, automations } = useBenchTexts()
  const own = automations['bulk-products-importer']
  const { options, outcome, supplier, isSaved, isApplying, source } = state
  const mapping = outcome?.mapping
  const targets = useMemo(
    () => targetsIn(own, texts, mapping?.columns.map(({ target }) => target) ?? []),
    [own, texts, mapping],
  )
  const map = options['map'] as ColumnTargets
  const nameOf = (column: number) => mapping?.columns[column]?.name ?? ''
  const choose = (column: number, { target, name = nameOf(column), unit }: ColumnTarget) => {
    const chosen = target === 'option' ? { target, name } : { target, unit }
    importing.setOption('map', { ...map, [nameOf(column)]: targetText(chosen) })
  }
  const columns = useMemo(
    () => mapping?.columns ?? source.columns.map(unmatched),
    [mapping, source.columns],
  )
  return (
    <ColumnMapper
      columns={columns}
      targets={targets}
      supplier={supplier}
      isSaved={isSaved}
      singleKeys={singleKeys}
      offReason={isApplying ? texts.off.importing : undefined}
      {...(outcome?.nothing === 'no-title-or-sku' && { error: texts.importing.noTitle })}
      onSupplierChange={(name) => importing.setSupplier(name)}
      onTargetChange={(column, target) => {
        // While a name is being retyped, the last one stays.
        if (target.name?.trim() !== '') choose(column, target)
      }}
      onConfirm={(column) => {
        const found = mapping?.columns[column]
        if (found) choose(column, found.target)
      }}
    >
      <ImportOptions
        importing={importing}
        state={state}
        heading={texts.importing.notInFile}
        hasExport={hasExport}
        part="list"
      />
      <Preview importing={importing} state={state} />
    </ColumnMapper>
  )
}

/** Options that the columns determine by themselves. */
const mapped: ReadonlySet<string> = new Set(['map', 'options', 'source', 'address'])

/** Shown beside each other. */
const short: ReadonlySet<string> = new Set(['vendor', 'status'])

/** Options that only make sense while an export is open. */
const comparing: ReadonlySet<string> = new Set(['work', 'match', 'update', 'existing', 'include'])

/** Offers the columns of the list, and what can be chosen instead of one. */
function groupField(
  words: FieldTexts | undefined,
  columns: readonly string[],
  placeholder: string,
): OptionFormField {
  const { label = '', choices = {} } = (words ?? {}) as {
    readonly label?: string
    readonly choices?: Readonly<Record<string, string>>
  }
  return {
    kind: 'choice',
    key: 'group',
    label,
    placeholder,
    choices: [
      ...Object.entries(choices).map(([value, text]) => ({ value, label: text })),
      ...columns.map((value) => ({ value, label: value })),
    ],
  }
}

/** Offers the fields that the list has, each with its column. */
function listedFields(
  field: Extract<OptionFormField, { readonly kind: 'checkboxes' | 'columns' }>,
  offered: readonly OfferedField[],
  wordColumn: (name: string) => string,
): OptionFormField {
  const columns = new Map<string, string>(offered.map((each) => [each.field, each.column]))
  return {
    ...field,
    choices: field.choices.flatMap((choice) => {
      const column = columns.get(choice.value)
      return column === undefined ? [] : { ...choice, hint: wordColumn(column) }
    }),
  }
}

/** Offers the currencies of a page, of which the first is taken unless another is chosen. */
function currencyField(
  words: FieldTexts | undefined,
  currencies: readonly string[],
): OptionFormField {
  return {
    kind: 'choice',
    key: 'currency',
    label: words?.label ?? '',
    ...(words?.help !== undefined && { help: words.help }),
    placeholder: currencies[0] ?? '',
    choices: currencies.map((value) => ({ value, label: value })),
  }
}

interface ImportOptionsProps {
  importing: Importing
  state: ImportingState
  heading: string
  /** Whether an export is open to compare with. */
  hasExport: boolean
  /** Offers what concerns the open export, what does not, or all. @default all */
  part?: 'export' | 'list'
}

/** The options of an importer that no column of the source says. */
export function ImportOptions({ importing, state, heading, hasExport, part }: ImportOptionsProps) {
  const { texts, automations, problems, language } = useBenchTexts()
  const { slug } = importing
  const { options, source, outcome, isApplying, problems: found } = state
  const offered = outcome?.update?.offered
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const fields = useMemo(() => {
    const file = { header: source.columns, choices: noChoices, exports: 0, hasJobs: false }
    const words: Readonly<Record<string, FieldTexts>> = automations[slug].fields
    const currencies = source.page?.currencies ?? []
    return formFields(slug, automations[slug], options, file, language)
      .filter(({ key }) => !mapped.has(key) && (hasExport || !comparing.has(key)))
      .filter(({ key }) => part === undefined || comparing.has(key) === (part === 'export'))
      .filter(({ key }) => key !== 'currency' || currencies.length > 1)
      .map((field) => {
        if (field.kind === 'checkboxes' && field.key === 'update' && offered) {
          return listedFields(field, offered, texts.importing.column)
        }
        if (short.has(field.key)) return Object.assign(field, { isShort: true })
        if (field.key === 'currency') return currencyField(words['currency'], currencies)
        if (field.key !== 'group') return field
        return groupField(words['group'], source.columns, texts.importing.detected)
      })
  }, [slug, automations, options, source, language, texts, hasExport, part, offered])
  const errors = fieldErrors(found, touched, problems, language)
  return (
    <OptionsForm
      heading={heading}
      fields={fields}
      values={options}
      errors={errors}
      offReason={isApplying ? texts.off.importing : undefined}
      onChange={(key, value) => importing.setOption(key, value)}
      onBlur={(key) => setTouched((keys) => (keys.has(key) ? keys : new Set([...keys, key])))}
      onReset={() => importing.resetOptions()}
    />
  )
}

/** The product that the member looks at, and what the source does not say of it. */
export function Preview({ importing, state }: Omit<ImportOptionsProps, 'heading' | 'hasExport'>) {
  const { texts, automations, language } = useBenchTexts()
  const { card, shown, outcome, progress } = state
  const own = automations[importing.slug]
  const fields: Readonly<Record<string, FieldTexts>> = own.fields
  const { choices = {} } = (fields['status'] ?? {}) as {
    readonly choices?: Readonly<Record<string, string>>
  }
  const words = texts.importing
  // The notes of a page say what is not on it; a list of thousands of products has none on that.
  function missing({ price, hasDescription, images, vendor }: ProductCard) {
    return [
      ...(price === undefined ? [words.noPrice] : []),
      ...(hasDescription ? [] : [words.noDescription]),
      ...(images === 0 ? [words.noImage] : []),
      ...(vendor === undefined ? [words.noVendor] : []),
    ]
  }
  const isList = importing.slug === 'bulk-products-importer'
  const notes = card
    ? [
        ...(isList ? missing(card) : []),
        ...card.notes
          .filter(({ code }) => !isList || (code !== 'no-price' && code !== 'no-image'))
          .map((note) => wordNote(note, own, language)),
      ]
    : []
  if (progress === 'failed') {
    return (
      <Notice tone="danger" title={words.failed}>
        {words.failedText}
      </Notice>
    )
  }
  return (
    <ProductPreview
      index={shown}
      count={outcome?.counts.products ?? 0}
      notes={[...new Set(notes)]}
      onIndexChange={(index) => void importing.show(index)}
      {...(card && { product: { ...card, status: choices[card.status] ?? card.status } })}
    />
  )
}
