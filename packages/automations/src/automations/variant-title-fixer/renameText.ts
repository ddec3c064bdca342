import { longestName } from '../../options/limits.ts'
import { Pattern } from '../../pattern/Pattern.ts'
import type { FileLanguage } from '../../text/casing.ts'
import { tidySpaces } from '../../text/fold.ts'
import { isDefaultTitle } from '../../products/hasNoOptions.ts'
import type { VariantTitleFixerOptions } from './options.ts'
import { tidyText } from './tidyText.ts'

/** Returns the new text for one in the file. */
export type Rename = (text: string) => string

/** Says what option names become: what the member entered, else the name cleaned up. */
export function renamingOfNames(
  { names, tidy }: VariantTitleFixerOptions,
  file: FileLanguage,
): Rename {
  const mapped = new Map(Object.entries(names))
  return (name) => mapped.get(tidySpaces(name)) ?? tidyText(name, tidy, file)
}

function replacing({ pattern, with: replacement, regex }: VariantTitleFixerOptions): Rename {
  if (pattern === '') return (text) => text
  if (!regex) return (text) => text.replaceAll(pattern, () => replacement)
  const compiled = new Pattern(pattern)
  // The store takes no longer value, and the time for a replacement grows with the length.
  return (text) => (text.length > longestName ? text : compiled.replaceAll(text, replacement))
}

/**
 * Says what option values become: what the member entered, else the value after finding and replacing,
 * cleaned up. ‘Default Title’ stays.
 */
export function renamingOfValues(options: VariantTitleFixerOptions, file: FileLanguage): Rename {
  const mapped = new Map(Object.entries(options.values))
  const replace = replacing(options)
  return (value) => {
    if (value.trim() === '' || isDefaultTitle(value)) return value
    return mapped.get(tidySpaces(value)) ?? tidyText(replace(value), options.tidy, file)
  }
}
