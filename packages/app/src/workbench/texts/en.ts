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
  apply: (changes: string, count: number) =>
    count === 1 ? 'Apply 1 change' : `Apply ${changes} changes`,
  excludeColumns: (columns: string, count: number) =>
    count === 1 ? 'Exclude 1 column' : `Exclude ${columns} columns`,
  addToRecipe: 'Add to recipe',
  fixFirst: (problems: string, count: number) =>
    count === 1
      ? 'Fix 1 problem first. Open Check.'
      : `Fix ${problems} problems first. Open Check.`,
  hints: {
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
  unusable: {
    title: 'This automation does not work on files yet',
    stays: (name: string) => `${name} stays open.`,
  },
  notOnFiles: 'Does not work on files yet',
  jobs: 'Jobs on this device',
  partlyUndone: 'Partly undone',
  justNow: 'Just now',
  undo: 'Undo',
  redo: 'Redo',
  download: 'Download',
  commands: {
    download: (name: string) => `Download ${name}`,
    cancel: (job: string) => `Cancel ${job}`,
    open: (job: string) => `Open ${job}`,
    undo: (job: string) => `Undo ${job}`,
    redo: (job: string) => `Redo ${job}`,
    use: (recipe: string, name: string) => `Use ${recipe} on ${name}`,
  },
  same: {
    title: (name: string, jobs: string, count: number) =>
      count === 1
        ? `${name} is already open, with 1 job`
        : `${name} is already open, with ${jobs} jobs`,
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
    title: (time: string) => `The file on disk changed at ${time}`,
    text: (opened: string) => `You are working on the copy you opened at ${opened}.`,
    jobs: (jobs: string, count: number) =>
      count === 1 ? 'Your 1 job is on that copy.' : `Your ${jobs} jobs are on that copy.`,
    open: 'Open the new file too',
    compare: 'Compare both files',
    resume: 'Continue with this copy',
  },
  format: {
    title: (encoding: string, sign: string) => `Read as ${encoding}, columns separated by ${sign}`,
    text: 'Your download will use the same format.',
    signs: { ',': 'commas', ';': 'semicolons', '\t': 'tabs' },
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
  removeAll: {
    title: 'Remove all saved files',
    text: 'This removes all files saved on this device, with their jobs and recipes. The files in your own folders stay.',
    keep: 'Keep files',
    remove: 'Remove all saved files',
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
    summary: { defaults: 'Default options', on: 'on', off: 'off', none: 'none' },
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
