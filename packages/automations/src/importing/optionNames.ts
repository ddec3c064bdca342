/**
 * Names of options for which a source has values and no name of its own, such as a column of colours or
 * the property `color` of a page; in the language that a store is kept in.
 */
export const optionNames = {
  Color: 'Color',
  Size: 'Size',
  Material: 'Material',
  Pattern: 'Pattern',
  Length: 'Length',
  Capacity: 'Capacity',
  Flavor: 'Flavor',
  Scent: 'Scent',
  Style: 'Style',
  Variant: 'Variant',
} as const

export type KnownOption = keyof typeof optionNames

export type OptionNames = Readonly<Record<KnownOption, string>>

/** Writes the name of a known option in a language; other names stay as they are. */
export function wordOption(name: string, names: OptionNames): string {
  return Object.hasOwn(names, name) ? names[name as KnownOption] : name
}
