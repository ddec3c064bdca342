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
  choose: 'Open the marked entry',
  sliders: 'On a slider',
  step: 'Change by one step',
  leap: 'Change by a larger step',
  limits: 'Go to the lowest or the highest',
  tables: 'On a column’s name in a table',
  sort: 'Sort by it, then the other way round',
  or: 'or',
})

/** What stands on a key. The arrows and ⌘ are shown as signs, and read by these names. */
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
