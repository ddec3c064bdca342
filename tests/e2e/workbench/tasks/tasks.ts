import * as files from './files.ts'
import * as images from './images.ts'
import * as imports from './imports.ts'
import * as prices from './prices.ts'
import type { Task } from './Task.ts'
import * as words from './words.ts'

/** The tasks that members do most, each with the presses that it may take. */
export const tasks: readonly Task[] = [
  { title: 'sees what is wrong with an export', presses: 1, run: files.seeProblems },
  { title: 'sets the compare-at prices of a catalogue', presses: 5, run: files.setComparePrices },
  { title: 'excludes a product', presses: 1, run: files.excludeProduct },
  { title: 'undoes a job of an earlier visit', presses: 2, run: files.undoJob },
  { title: 'uses a recipe on the export of a week later', presses: 6, run: files.useRecipe },
  { title: 'removes and reviews backgrounds', presses: 13, run: images.removeBackgrounds },
  { title: 'imports the list of a supplier', presses: 7, run: imports.importList },
  { title: 'prices what is sold at a loss', presses: 5, run: prices.priceLosses },
  { title: 'goes on with another of twelve stores', presses: 2, run: files.switchStore },
  { title: 'leaves nothing on a shared computer', presses: 3, run: files.removeFile },
  { title: 'raises the prices of a vendor', presses: 5, run: prices.raisePrices },
  { title: 'replaces a word in titles', presses: 5, run: words.replaceWord },
  { title: 'corrects a proposed title by hand', presses: 2, run: words.correctTitle },
  { title: 'updates costs from a list by SKU', presses: 6, run: imports.updateCosts },
  { title: 'imports three products into one file', presses: 9, run: imports.importProducts },
]
