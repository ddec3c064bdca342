/**
 * Returns the name of a component from a story title: `Components/Drawer (sheet, slide-in menu)` is
 * `Drawer`. Titles contain synonyms because Storybook's search covers only titles.
 */
export function componentName(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1).replace(/ \(.*\)$/, '')
}
