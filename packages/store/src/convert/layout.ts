import { writeCell } from '@dropwatt/automations'
import {
  isAbsent,
  type AbsentField,
  type Field,
  type Owner,
  type ShopFacts,
  type Sources,
} from '../fields/Field.ts'
import { fields } from '../fields/fields.ts'

const everyField: readonly (Field | AbsentField)[] = Object.values(fields)

/** The columns of each live file, in the order of the current template. */
export const liveFields: readonly Field[] = everyField.filter(
  (field): field is Field => !isAbsent(field),
)

/** The columns of the template that no live file has. */
export const absentFields: readonly AbsentField[] = everyField.filter(isAbsent)

/** Columns side by side whose values are of one object, so that they are written as one text. */
export interface Segment {
  readonly of: Owner
  readonly fields: readonly Field[]
  /** Number of the option from 1; 0 for other objects. */
  readonly option: number
  /** Whether it is the handle, which each row of a product has. */
  readonly isHandle: boolean
}

function optionOf(field: Field): number {
  return field.of === 'option' || field.of === 'option-value' ? Number(/\d/u.exec(field.column)) : 0
}

function joinFields(): readonly Segment[] {
  const segments: (Segment & { readonly fields: Field[] })[] = []
  for (const field of liveFields) {
    const segment = { of: field.of, option: optionOf(field), isHandle: field === fields.handle }
    const last = segments.at(-1)
    if (
      last &&
      last.of === segment.of &&
      last.option === segment.option &&
      !last.isHandle &&
      !segment.isHandle
    ) {
      last.fields.push(field)
    } else segments.push({ ...segment, fields: [field] })
  }
  return segments
}

/** The columns before those of metafields, joined where they are of one object. */
export const segments: readonly Segment[] = joinFields()

/** Writes the cells of columns that are of one object. */
export function writeCells<O extends Owner>(
  columns: readonly Field[],
  source: Sources[O],
  shop: ShopFacts,
): string {
  let line = ''
  for (const [at, field] of (columns as readonly Field<O>[]).entries()) {
    const text = field.read(source as never, shop)
    const cell = writeCell(text, ',', text === '' && field.isQuotedWhenEmpty ? '""' : '')
    line = at === 0 ? cell : `${line},${cell}`
  }
  return line
}
