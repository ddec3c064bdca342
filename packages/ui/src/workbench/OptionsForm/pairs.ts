import type { OptionFormField } from './OptionsForm.types.js'

/** A field, or two short ones side by side. */
export type FieldLine = readonly [OptionFormField, OptionFormField?]

function isShort(field: OptionFormField | undefined): boolean {
  return field !== undefined && 'isShort' in field && field.isShort === true
}

/** Puts short fields that follow each other side by side, two by two. */
export function pairFields(fields: readonly OptionFormField[]): readonly FieldLine[] {
  const lines: FieldLine[] = []
  let index = 0
  for (let field = fields[0]; field !== undefined; field = fields[index]) {
    const next = fields[index + 1]
    const isPair = isShort(field) && isShort(next)
    lines.push(isPair ? [field, next] : [field])
    index += isPair ? 2 : 1
  }
  return lines
}
