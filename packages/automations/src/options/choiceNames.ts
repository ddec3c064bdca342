import type { OptionField } from './fields.ts'
import type { FieldTexts } from './texts.ts'

/** A choice and the names it has on the command line. */
export interface ChoiceName {
  readonly choice: string
  /**
   * Its first word where no other choice begins with it, else its whole label. A number has no
   * separators.
   */
  readonly name: string
  readonly all: readonly string[]
}

/** Writes a label in lower case with hyphens: ‘Set from price’ as `set-from-price`. */
function hyphened(label: string): string {
  return (
    label
      .toLowerCase()
      // A comma in a number, as in ‘1,234.50’, is part of the word.
      .split(/(?:(?!(?<=\d),(?=\d))[^\p{L}\p{N}.])+/u)
      .filter((word) => word !== '')
      .join('-')
  )
}

/** Names the choices of a field by its English texts; there are none if it is no choice. */
export function choiceNames(field: OptionField, texts: FieldTexts): ChoiceName[] {
  if (!('choices' in field)) return []
  // The words of a column of the file have no other labels.
  if (field.kind !== 'choice' && !('choices' in texts)) return []
  const labels = ('choices' in texts ? texts.choices : {}) as Readonly<Record<string, string>>
  // A label such as ‘%’ has no word.
  const wholes = field.choices.map((choice) => hyphened(labels[choice] ?? choice) || choice)
  const firsts = wholes.map((whole) => whole.split('-')[0] ?? whole)
  return field.choices.map((choice, at) => {
    const [whole = choice, first = choice] = [wholes[at], firsts[at]]
    const isUnique = firsts.filter((other) => other === first).length === 1
    const isSeparated = first !== choice && first.replaceAll(',', '') === choice
    if (isSeparated) return { choice, name: choice, all: [choice, first, whole] }
    return {
      choice,
      name: isUnique ? first : whole,
      all: isUnique ? [first, whole, choice] : [whole, choice],
    }
  })
}
