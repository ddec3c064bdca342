import { writeCell } from '@dropwatt/automations'
import {
  isAbsent,
  type AbsentField,
  type Field,
  type FieldOf,
  type Owner,
  type ShopFacts,
  type Sources,
} from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'

const everyField: readonly (Field | AbsentField)[] = Object.values(fields)

/** The columns of each live file, in the order of the current template. */
const liveFields: readonly Field[] = everyField.filter((field): field is Field => !isAbsent(field))

/** The columns of the template that no live file has. */
export const absentFields: readonly AbsentField[] = everyField.filter(isAbsent)

interface SegmentOf<O extends Owner> {
  readonly of: O
  readonly fields: readonly FieldOf<O>[]
  /** Number of the option from 1; 0 for other objects. */
  readonly option: number
  /** Whether it is the handle, which each row of a product has. */
  readonly isHandle: boolean
}

/** Columns side by side whose values are of one object, so that they are written as one text. */
export type Segment<O extends Owner = Owner> = O extends Owner ? SegmentOf<O> : never

/** The number of the option that a column is of; 0 for another column. */
function optionOf({ of: owner, column }: Field): number {
  return owner === 'option' || owner === 'option-value' ? Number(/\d/u.exec(column)) : 0
}

/** Whether the columns of markets follow a segment: they stand behind the prices of the store. */
export function isBeforeMarkets({ fields: own }: { readonly fields: readonly Field[] }): boolean {
  return own.at(-1) === fields.compareAtPrice
}

function joinFields(): readonly Segment[] {
  const joined: (Omit<Segment, 'fields'> & { readonly fields: Field[] })[] = []
  for (const field of liveFields) {
    const option = optionOf(field)
    const isHandle = field === fields.handle
    const last = joined.at(-1)
    const isSame = last?.of === field.of && last.option === option && !isBeforeMarkets(last)
    if (isSame && !last.isHandle && !isHandle) last.fields.push(field)
    else joined.push({ of: field.of, option, isHandle, fields: [field] })
  }
  return joined as readonly Segment[]
}

/** The columns before those of metafields, joined where they are of one object. */
export const segments: readonly Segment[] = joinFields()

/** Lists the segments of some kinds of objects. */
export function segmentsOf<O extends Owner>(...owners: readonly O[]): readonly Segment<O>[] {
  const found: readonly unknown[] = segments.filter(({ of: owner }) => owners.includes(owner as O))
  return found as readonly Segment<O>[]
}

/** Writes the cells of columns that are of one object. */
export function writeCells<O extends Owner>(
  columns: readonly FieldOf<O>[],
  source: Sources[O],
  shop: ShopFacts,
): string {
  let line = ''
  for (const [at, { read, isQuotedWhenEmpty }] of columns.entries()) {
    const text = read(source, shop)
    const cell = writeCell(text, ',', text === '' && isQuotedWhenEmpty ? '""' : '')
    line = at === 0 ? cell : `${line},${cell}`
  }
  return line
}
