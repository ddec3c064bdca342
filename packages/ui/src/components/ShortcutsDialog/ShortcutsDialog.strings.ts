import { defineStrings } from '../../i18n/index.js'

export const shortcutsDialogStrings = defineStrings('shortcutsDialog', {
  heading: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  search: 'Search pages and actions',
  list: 'Show this list',
  notifications: 'Go to the notification',
  close: 'Close what is open',
  skip: 'Reach “Skip to content”, at the top of a page',
  lists: 'In the search and in menus',
  move: 'Move through the entries',
  ends: 'Go to the first or the last',
  choose: 'Open the highlighted entry',
  sliders: 'On a slider',
  step: 'Change by one step',
  leap: 'Change by a larger step',
  limits: 'Go to the minimum or the maximum',
  tables: 'On a column header in a table',
  sort: 'Sort by that column, then in reverse',
  or: 'or',
})

/** Labels of keys. The arrows and ⌘ are shown as symbols, and read by these names. */
export const keyNames = defineStrings('keyNames', {
  command: 'Command',
  escape: 'Esc',
  tab: 'Tab',
  enter: 'Enter',
  up: 'Up arrow',
  down: 'Down arrow',
  left: 'Left arrow',
  right: 'Right arrow',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
  home: 'Home',
  end: 'End',
})
