import type { HandNoteCode } from '@dropwatt/automations'
import { imagesEn } from '../images/texts/en.ts'

/**
 * The English texts that depend on the app: its storage, its tabs, its jobs. Those of the parts it
 * shows come with `@dropwatt/ui/workbench`. Numbers are written for the language by the caller.
 */
export const benchEn = {
  opened: (
    name: string,
    products: string,
    productCount: number,
    problems: string,
    problemCount: number,
  ) =>
    `${name} opened. ${productCount === 1 ? '1 product' : `${products} products`}, ${
      problemCount === 1 ? '1 problem' : `${problems} problems`
    }.`,
  openedTexts: (
    name: string,
    amount: string,
    textCount: number,
    problems: string,
    problemCount: number,
  ) =>
    `${name} opened. ${textCount === 1 ? '1 text' : `${amount} texts`}, ${
      problemCount === 1 ? '1 problem' : `${problems} problems`
    }.`,
  apply: (changes: string, count: number) =>
    count === 1 ? 'Apply 1 change' : `Apply ${changes} changes`,
  excludeColumns: (columns: string, count: number) =>
    count === 1 ? 'Exclude 1 column' : `Exclude ${columns} columns`,
  hand: {
    'by-hand': () => 'by hand',
    'no-proposal': () => 'no proposal',
    'changed-since': (text: string) => `Changed since you wrote this: it was “${text}”`,
    'hand-not-above': () => 'Compare-at price not above price',
    'hand-duplicate': () => 'Another variant has the same options',
  } satisfies Readonly<Record<HandNoteCode, (text: string) => string>>,
  live: {
    fileOnly: 'This part works on files. Download the file and import it in your store.',
    anotherService: 'another service',
    noDownload:
      'Only a download can leave columns out. An update of the store leaves them as they are anyway.',
    download: 'Download',
    update: 'Update store',
    changeMore: 'Change more',
    showProgress: 'Show progress',
    offline: 'You are offline.',
    reconnect: 'Reconnect the store first.',
    underWay: 'An update of this file is under way.',
    counting: 'What is not yet in the store is being counted.',
    nothing: 'Nothing differs from the store.',
    run: 'Run on store',
    runTitle: (recipe: string, store: string) => `Run “${recipe}” on ${store}`,
    runText:
      'The products are read again, and the recipe is applied to the file. Nothing changes in your store until you choose Update store.',
    which: 'Products',
    open: (products: string, count: number) =>
      count === 1 ? 'The product that is open' : `The ${products} products that are open`,
    openHint: 'They are read again, and your jobs are planned anew.',
    last: (products: string, count: number) =>
      count === 1 ? '1 product, by the last filters' : `${products} products, by the last filters`,
    lastCounting: 'By the last filters',
    choose: 'Choose products',
    propose: 'Only propose',
    proposeHint: 'The changes wait in the bench until you update the store or discard them.',
    notLive: (steps: string) => `Not possible on a store: ${steps}`,
    runNow: 'Run',
    runWithout: 'Run without them',
    cancel: 'Cancel',
    stop: 'Stop reading',
    waits: (updates: string, count: number) =>
      count === 1 ? '1 update waits' : `${updates} updates wait`,
    waitsText: (store: string) => `Nothing is written to ${store} until you choose Update store.`,
    discard: 'Discard',
    show: 'Open',
  },
  addToRecipe: 'Add to recipe',
  listsAllFor: (row: string) => `All products are listed, so that row ${row} is among them.`,
  noProductChanges: 'No product will change',
  showAllProducts: 'Show all products',
  fixFirst: (problems: string, count: number) =>
    count === 1
      ? 'Fix 1 problem first. Open Check.'
      : `Fix ${problems} problems first. Open Check.`,
  excludeBlocked: (products: string, count: number) =>
    count === 1
      ? 'Exclude 1 blocked product and continue'
      : `Exclude ${products} blocked products and continue`,
  hints: {
    edit: 'Edit',
    space: 'Space',
    exclude: 'Exclude or include',
    next: 'Next to review',
    all: 'All shortcuts',
  },
  endings: {
    cancelled: 'Job cancelled. The file is as it was before.',
    failed: 'The job stopped unexpectedly. This job changed nothing.',
  },
  undone: (job: string) => `${job} undone. Its cells have their old values again.`,
  savedAsRecipe: 'Saved as recipe',
  noPage: {
    address: 'This is no address of a web page. Enter a full address that starts with https://.',
    'signed-out': 'Your session has ended. Log in again, then request the page again.',
    busy: 'Too many pages were requested. Try again in a minute.',
    unchecked: 'The server cannot check your session now. Try again in a minute.',
    unreachable: 'There is no public page at this address.',
    'not-found': 'The site has no page at this address.',
    refused: 'The site does not give this page to programs, or it asks for a password.',
    failed: 'The site answered with an error. Try again later.',
    'not-a-page': 'There is neither a page nor product JSON at this address.',
    'too-large': 'This page is larger than 2 MB.',
    slow: 'The site did not answer within 10 seconds.',
    offline: 'The server that runs this dashboard cannot be reached.',
    'no-server': 'This dashboard runs without a server that could request pages.',
    instead:
      'Open the page in your browser, then paste its HTML or the product JSON, or save the page and drop the file.',
  },
  needs: {
    products: 'Needs a product export',
    translations: 'Needs a translation export',
    suppliers: 'Needs a supplier list',
    images: 'Needs images',
    page: 'Needs a product page',
  },
  jobs: 'Jobs on this device',
  partlyUndone: 'Partly undone',
  justNow: 'Just now',
  redo: 'Redo',
  download: 'Download',
  services: {
    rules: 'Rule-based rewrite',
    asking: 'Checking…',
    ready: 'Works on this device',
    downloadable: 'Downloads a model once, then works on this device',
    compatible: 'Of a service that is compatible with OpenAI.',
    sent: 'With a service key, your text is sent to that service.',
    unavailable: {
      absent: 'This browser has no model.',
      device: 'This browser has no model for this device.',
      language: 'The model of this browser does not write this language: {language}.',
      host: 'This site does not allow connections to other services.',
    },
    translator: {
      downloadable: 'Downloads a language pack, then works on this device',
      from: 'It takes the texts to be in this language: {language}.',
      absent: 'This browser has no translator.',
      language: 'The translator of this browser does not translate from {from} into {to}.',
      proxy: 'DeepL does not answer web pages: enter the address of your own proxy.',
    },
  },
  commands: {
    download: (name: string) => `Download ${name}`,
    cancel: (job: string) => `Cancel ${job}`,
    open: (job: string) => `Open ${job}`,
    undo: (job: string) => `Undo ${job}`,
    redo: (job: string) => `Redo ${job}`,
    use: (recipe: string, name: string) => `Use ${recipe} on ${name}`,
  },
  openFile: {
    first: 'Open a file',
    another: 'Open another file',
    stays: (name: string) => `${name} stays open until you choose another file.`,
    close: 'Close',
  },
  arrived: {
    title: (name: string) => `${name} is open`,
    openIn: (automation: string) => `Open in ${automation}`,
  },
  onlyOne: (name: string) => `Only ${name} was opened. Open one file at a time.`,
  same: {
    open: (name: string, jobs: string, count: number) =>
      count === 1
        ? `${name} is already open, with 1 job`
        : `${name} is already open, with ${jobs} jobs`,
    saved: (name: string, jobs: string, count: number) =>
      count === 1
        ? `${name} is already saved here, with 1 job`
        : `${name} is already saved here, with ${jobs} jobs`,
    resume: 'Continue',
    copy: 'Open a new copy',
  },
  twoTabs: {
    title: 'This file is open in another tab',
    text: 'You can view it here. To avoid overwriting work, you can make changes in only one tab at a time.',
    work: 'Work in this tab',
    view: 'View only',
  },
  changedOnDisk: {
    title: (time: string, day?: string) =>
      `The file on disk changed ${day === undefined ? `at ${time}` : `on ${day} at ${time}`}`,
    text: (time: string, day?: string) =>
      `You are working on the copy you opened ${day === undefined ? `at ${time}` : `on ${day} at ${time}`}.`,
    jobs: (jobs: string, count: number) =>
      count === 1 ? 'Your 1 job is on that copy.' : `Your ${jobs} jobs are on that copy.`,
    open: 'Open the new file too',
    compare: 'Compare both files',
    resume: 'Continue with this copy',
  },
  format: {
    title: (encoding: string, sign: string) => `Read as ${encoding}, columns separated by ${sign}`,
    text: 'Your download will use the same format.',
    signs: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' },
  },
  matrixify: {
    title: 'This is an export of Matrixify',
    text: 'Import your download with that app: your store’s own import does not know its columns.',
  },
  lost: {
    title: (n: string, count: number) =>
      count === 1
        ? `${n} exclusion no longer applies, because the file changed`
        : `${n} exclusions no longer apply, because the file changed`,
    applied: (names: string) => `Applied since: ${names}.`,
    undone: (names: string) => `Undone since: ${names}.`,
    text: 'The options no longer change what you excluded.',
  },
  unpacked: {
    sheet: (name: string) => `Opened from the sheet ${name}`,
    zip: (name: string) => `Opened from the ZIP: ${name}`,
    text: 'Your download is a CSV file.',
    notes: {
      'sheet-of-several': (_: string, others: string) =>
        `Not opened: ${others}. To work on another sheet, save it as a file of its own.`,
      'rows-above': (n: string) =>
        `Rows above the header, left out: ${n}. Row numbers count from the header.`,
      'hidden-rows': (n: string) => `Hidden rows of the sheet, included: ${n}.`,
      'hidden-columns': (n: string) => `Hidden columns of the sheet, included: ${n}.`,
      'merged-cells': (n: string) => `Merged cells, where only the first has the text: ${n}.`,
      'no-results': (n: string, cells: string) =>
        `Formulas without a saved result, empty here: ${n} (${cells}). Open and save the file in your spreadsheet app.`,
      'error-values': (n: string, cells: string) => `Cells that show an error: ${n} (${cells}).`,
      'long-numbers': (n: string, cells: string) =>
        `Numbers with more digits than a spreadsheet keeps: ${n} (${cells}).`,
    },
  },
  offline: {
    title: 'You are offline and can keep working',
    text: (date: string, days: string, count: number) =>
      `Only today’s reference rate is not available. The rates of ${date} are used, ${
        count === 1 ? '1 day' : `${days} days`
      } old.`,
  },
  rates: {
    age: (days: string, count: number) =>
      count === 0 ? 'From today' : count === 1 ? '1 day old' : `${days} days old`,
    none: (from: string, to: string) => `No reference rate between ${from} and ${to}`,
    used: (rate: string, date: string) =>
      `${rate}, reference rate of ${date} (European Central Bank)`,
    usedOwn: (rate: string) => `${rate}, my own rate`,
  },
  refused: {
    title: 'This browser cannot save your files',
    text: 'You are in a private window, or browser storage is off. Everything works, but your files are lost when you close the tab. Download before you leave.',
    why: 'Why?',
    reason:
      'A private window deletes everything when it is closed, and some browsers save nothing in it. To keep files, sign in from a normal window, or allow this site to save data in the settings of your browser.',
  },
  unwritable: {
    title: (character: string) => `“${character}” cannot be saved in this file`,
    text: 'The file is in Windows-1252, an old encoding without this character, so this job changed nothing. Remove it from the options, or save your export as CSV UTF-8 and open it again.',
  },
  full: {
    title: 'Not enough storage on this device',
    text: (size: string) =>
      `The last job was applied but not saved: you lose it when you close the tab. Download the file now, or free up space: older files use ${size}.`,
    onlyFile:
      'The last job was applied but not saved: you lose it when you close the tab. Download the file now.',
    free: 'Free up space',
  },
  importing: {
    addedFrom: (name: string) => `Imported from ${name}`,
    target: 'Where the products go',
    newExport: 'A new export',
    openExport: 'The open export, behind its last product.',
    addTitle: (file: string) => `Add to ${file}?`,
    duplicates: (handles: string, count: number) =>
      count === 1
        ? `The export has a product with the handle ${handles} already.`
        : `The export has products with these handles already: ${handles}.`,
    missingColumns: (columns: string) =>
      `The export has no column for these values, which are left out: ${columns}.`,
    essentialColumns: (columns: string) =>
      `The export has no columns for ${columns}, without which variants cannot be told apart. Choose a new export.`,
    rename: (count: number): string =>
      count === 1 ? 'Add it under a new handle' : 'Add them under new handles',
    leaveOut: (count: number): string => (count === 1 ? 'Leave it out' : 'Leave them out'),
    addWithout: 'Add without these values',
    takeOutTitle: 'Take these products out again?',
    takeOutText:
      'Jobs have changed them since. What they changed of these products is removed too; all other changes stay.',
    takeOut: 'Take them out',
    show: (products: string, count: number) =>
      count === 1 ? 'Show 1 product' : `Show ${products} products`,
    apply: (products: string, count: number) =>
      count === 1 ? 'Apply 1 product' : `Apply ${products} products`,
    update: (variants: string, variantCount: number, products: string, productCount: number) => {
      const add = productCount === 1 ? 'add 1 product' : `add ${products} products`
      const updates = variantCount === 1 ? 'Update 1 variant' : `Update ${variants} variants`
      if (productCount === 0) return updates
      if (variantCount === 0) return `${add.charAt(0).toUpperCase()}${add.slice(1)}`
      return `Update ${variants} and add ${products}`
    },
    column: (name: string) => `Column “${name}”`,
    madeTitle: (products: string, count: number) =>
      count === 1
        ? '1 new product is in a file of its own'
        : `${products} new products are in a file of their own`,
    madeText: (name: string) =>
      `${name} is saved beside your export. Import both: first the update, then the new products.`,
    openMade: 'Open the new products',
    goOn: 'Back to the list',
    unmatched: 'Not matched',
    rights: 'Import only texts and images that you have permission to use.',
    notInFile: 'Not in the file',
    options: 'Import options',
    group: 'Groups rows into a product',
    option: 'Option',
    image: 'Image',
    weight: (unit: string) => `Weight in ${unit}`,
    inCents: (price: string) => `${price}, in cents`,
    detected: 'As detected',
    noTitle: 'Choose a column for Title or SKU.',
    noPrice: 'No price in the file',
    noDescription: 'No description in the file',
    noImage: 'No image in the file',
    noVendor: 'No vendor in the file',
    yourOptions: 'Your options',
    page: 'The page',
    inExport: 'Open export',
    new: 'New',
    changed: 'Changed',
    gone: 'Missing from the list',
    failed: 'The products could not be read',
    failedText: 'The file is safe and saved. Try again, or open another file.',
    again: 'Try again',
    check: 'What to look at',
    what: 'Note',
    count: 'How often',
    rowsColumn: 'Rows',
    noNotes: 'Nothing to look at',
    noNotesText: 'Every row of the file was read.',
    more: (rows: string) => `${rows}…`,
    opened: (name: string) => `${name} opened.`,
    read: 'Read the page',
    request: 'Request the page',
    requesting: 'Requesting the page…',
    cancel: 'Cancel',
    pasted: 'Pasted page',
    text: 'Product JSON or HTML',
    textHint: 'Open the product page, show its source, select everything and paste it here.',
    needsText: 'Paste the JSON or HTML of a product page.',
    pageProblems: {
      empty: 'There is no text in it.',
      'too-large': 'It is larger than 2 MB.',
      'no-page': 'This is neither HTML nor JSON.',
      'no-product': 'No product was found in it.',
      'broken-json': 'The JSON is cut off or not valid.',
    },
  },
  removeAll: {
    title: 'Remove all saved files',
    text: 'This removes all files saved on this device, with their jobs and recipes, the glossary and saved translations. The files in your own folders stay.',
    keep: 'Keep files',
    remove: 'Remove all saved files',
  },
  /** Reason that a button is disabled. */
  off: {
    viewOnly: 'This file can only be viewed here. Choose to work here first.',
    working: 'Another change of this file is in progress.',
    calculating: 'The changes are being calculated.',
    invalid: 'An option has no valid value.',
    nothing: 'These options change nothing.',
    excluded: 'All changes are excluded.',
    setViewOnly: 'These images can only be viewed here.',
    setOrder: 'Jobs on images are undone and redone one after the other.',
    choose: 'Choose what to update, and say what is asked first.',
    turnOn: (option: string) => `First, turn on “${option}”.`,
    noProducts: 'No product is imported with these options.',
    importing: 'The products are being imported.',
    intake: 'The images are still being looked at.',
    access: 'The folder of the images cannot be read now.',
    service: 'The service that removes backgrounds is not set up yet.',
    noImages: 'No image is left to process.',
    otherService: 'Another service is at work.',
  },
  summary: {
    defaults: 'Default options',
    on: 'on',
    off: 'off',
    none: 'none',
    /** A job of a recipe. */
    ofRecipe: (automation: string, recipe: string) => `${automation} · recipe ${recipe}`,
    from: (title: string, list: string) => `${title} from ${list}`,
    check: 'Check',
  },
  recipes: {
    files: 'Files',
    title: 'Recipes',
    none: 'No recipes yet',
    noneText:
      'Apply automations to a file and save these jobs as a recipe, or start with a new one.',
    create: 'New recipe',
    open: 'Open',
    remove: 'Remove',
    removed: (name: string) => `${name} removed`,
    undo: 'Undo',
    steps: (steps: string, count: number) => (count === 1 ? '1 step' : `${steps} steps`),
    name: 'Recipe',
    stepsHeader: 'Steps',
    automations: 'Automations',
    copyOf: (name: string) => `${name} (copy)`,
    heading: 'Steps',
    openFile: 'Open a file…',
    close: 'Close',
    leftOut: (products: string, count: number) =>
      count === 1 ? '1 blocked product was left out' : `${products} blocked products were left out`,
    leftOutOf: (step: string, products: string, count: number) =>
      count === 1 ? `${step}: 1 product` : `${step}: ${products} products`,
    missing: 'This recipe is not on this device',
    missingText: 'It was removed, or saved by another account or in another browser.',
    all: 'All recipes',
    unreadable: 'This recipe cannot be opened',
    unsaved: 'The last change of this recipe is not saved',
    unsavedText:
      'There is not enough storage on this device, or the browser refused it. Export the recipe, or free up space and try again.',
    again: 'Try again',
    full: (most: string, count: number) =>
      count === 1 ? 'A recipe can have 1 step.' : `A recipe can have up to ${most} steps.`,
    noColumn: (column: string) => `it has no column “${column}”`,
    changes: {
      title: 'Changes of all steps',
      noExclusions:
        'Single changes cannot be excluded here, as each step uses the result of the step before it.',
      nothing: 'Together, the steps leave every cell as it is.',
      failed: 'The changes could not be calculated',
      close: 'Close',
      column: 'Column',
      change: 'Change',
      step: 'Step',
      numbered: (number: string, name: string) => `${number}. ${name}`,
    },
    problems: {
      place: (name: string, step: string) => `step ${step} of ${name}`,
      notJson: (name: string) =>
        `${name} contains no recipe. Choose a file that was saved with Export recipe.`,
      notARecipe: (name: string) =>
        `${name} is not written like a recipe. Choose a file that was saved with Export recipe.`,
      newer: (name: string) =>
        `${name} was saved by a newer version of the dashboard. Reload the page, then import it again.`,
      unknownAutomation: (place: string) => `The automation in ${place} does not exist here.`,
      unknownOption: (place: string, automation: string, option: string) =>
        `There is no option “${option}” in ${place}, ${automation}.`,
      badOption: (place: string, automation: string, option: string, problem: string) =>
        `Option “${option}” in ${place}, ${automation}: ${problem}`,
      unreadable: (name: string) => `${name} could not be read.`,
    },
  },
  memory: {
    views: 'Show',
    glossary: 'Glossary',
    translations: 'Saved translations',
    imported: (added: string, replaced: string, left: string, lost: number) =>
      `${added} added, ${replaced} replaced${lost > 0 ? `, ${left} left out: empty, too long or over the limit` : ''}.`,
    unreadable: (name: string) => `${name} could not be read.`,
    wrongColumns: (name: string) =>
      `${name} has no column with texts and one for each language, such as source, de, fr. Export one here to see how it is written.`,
    unsaved: 'Not enough storage on this device: the entries could not be saved.',
    learnt: (count: string, all: number) =>
      all === 1 ? '1 translation saved for next time' : `${count} translations saved for next time`,
    learntText:
      'They are on this device, under Saved translations, and fill the same texts of other exports.',
    apply: (count: string, all: number) =>
      all === 1 ? 'Apply 1 translation' : `Apply ${count} translations`,
    hints: { accept: 'Accept, next', review: 'Next to review' },
    keys: { accept: 'Ctrl Enter', review: 'Alt ↓' },
    files: { glossary: 'glossary.csv', translations: 'saved-translations.csv' },
  },
  images: imagesEn,
}

/** Texts with the parameters of another language. */
export type Worded<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? string
    : Source[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Worded<Source[Key]>
}

export type BenchTexts = Worded<typeof benchEn>
