/**
 * Takes the other names off a title: `Components/Drawer (sheet, slide-in menu)` is `Drawer`. They
 * stand in titles for Storybook's search, which looks at nothing else.
 */
export function ownName(title: string): string {
  return title.slice(title.lastIndexOf('/') + 1).replace(/ \(.*\)$/, '')
}
