import type { Worded } from '../../texts/en.ts'
import type { GuideLimits, GuideNames } from './guide.types.ts'

/** The English texts of the guide. What is between “ and ” is the name of a control. */
export const guideEn = {
  description: 'Ten tasks step by step, what is kept on this device, and what never leaves it.',
  tasksHeading: 'Ten tasks, step by step',
  tasks: {
    check: {
      heading: 'See what is wrong with an export',
      steps: {
        open: ({ automations, open }: GuideNames) =>
          `Go to an automation such as “${automations.price}” and drop the export anywhere on the page, or press “${open.file}”.`,
        tab: ({ tabs }: GuideNames) =>
          `If importing the file would lose data, “${tabs.check}” opens by itself. Otherwise, choose that tab.`,
        read: ({ check }: GuideNames) =>
          `Read the list. What is under “${check.problems}” has to be fixed before you can apply or download anything; what is under “${check.warnings}” does not.`,
        fix: ({ check }: GuideNames) =>
          `Press the button of a fix, such as “${check.groupRows}”. Each fix is a job that you can undo. “${check.excludeProducts}” instead leaves the products of a problem out of jobs and downloads. “${check.report}” saves the list as a CSV file.`,
      },
      picture: 'The list of problems and warnings in an export, with a button for each fix.',
    },
    price: {
      heading: 'Raise the compare-at prices of the whole catalogue',
      steps: {
        open: ({ automations }: GuideNames) =>
          `Choose “${automations.price}” in the sidebar and drop the export.`,
        options: ({ options }: GuideNames) =>
          `Enter how much in “${options.by}”, and choose a “${options.ending}”. The table shows every change at once; nothing is applied yet.`,
        apply: ({ actions }: GuideNames) =>
          `Press “${actions.apply}”. The number is that of the cells that change.`,
        more: ({ job }: GuideNames) =>
          `To apply other options after that, press “${job.changeMore}”.`,
        download: ({ job, download }: GuideNames) =>
          `Press “${job.download}”, keep “${download.columns}”, and download the file. Before that, “${download.applyFirst}” asks about changes that the page only shows.`,
        import: ({ download }: GuideNames) =>
          `In your store’s admin, go to Products, choose Import, select the file, and select “${download.overwrite}”.`,
      },
      picture: 'The table of old and new compare-at prices, with the button that applies them.',
    },
    exclude: {
      heading: 'Exclude one product',
      steps: {
        find: ({ tabs, table }: GuideNames) =>
          `In “${tabs.changes}”, find the product with “${table.search}”: by its title, handle, SKU or row.`,
        clear: ({ keys }: GuideNames) =>
          `Clear its checkbox, or press “${keys.space}” on its row. It keeps all its values.`,
        part: ({ keys }: GuideNames) =>
          `To exclude one value only, expand the product, go to the cell with the arrow keys and press “${keys.space}”. Press it again to include it. What you excluded stays so, also after a reload or a job. If a job elsewhere ends that, the page says so.`,
      },
      picture: 'A product whose checkbox is clear, below one that will change.',
    },
    undo: {
      heading: 'Undo a job from yesterday',
      steps: {
        chip: () =>
          'Press the name of the file in the bar at the top. It is there on every page of the dashboard.',
        undo: ({ job }: GuideNames) =>
          `Press “${job.undo}” beside the job. Its cells have their old values again.`,
        later: ({ job }: GuideNames) =>
          `If a later job changed the same cells, choose between “${job.undoBoth}” and “${job.undoUnchanged}”.`,
        redo: ({ tabs, job }: GuideNames) =>
          `“${tabs.history}” lists all jobs of the file. “${job.redo}” applies one again.`,
      },
      picture: 'The jobs of the open file, each with a button that undoes it.',
    },
    recipe: {
      heading: 'Repeat the same jobs on this week’s export',
      steps: {
        save: ({ job, recipe }: GuideNames) =>
          `Once: after your jobs, press “${job.saveRecipe}”, enter a name and press “${recipe.save}”.`,
        open: () =>
          'Each week: drop the new export on any page, and press its name in the bar at the top.',
        use: ({ chip }: GuideNames) => `Under “${chip.recipes}”, press “${chip.use}”.`,
        apply: ({ actions, job }: GuideNames) =>
          `Look at what each step changes, press “${actions.applyRecipe}”, then “${job.download}”.`,
      },
      picture: 'A recipe on the new export, with what its step changes.',
    },
    background: {
      heading: 'Remove the background of product photos',
      steps: {
        drop: ({ automations }: GuideNames) =>
          `Choose “${automations.background}” in the sidebar and drop images, a folder or a ZIP.`,
        start: ({ actions }: GuideNames) =>
          `Press “${actions.removeBackgrounds}”. If the tab is closed, finished images stay saved and you can resume.`,
        review: ({ tabs }: GuideNames) =>
          `“${tabs.review}” opens by itself, with the first image that needs it. Each says in words why.`,
        decide: ({ images }: GuideNames) =>
          `Press Enter or “${images.approve}”, or “${images.original}”. “${images.gaps}” and the brush remove what is left.`,
        zip: ({ images, job }: GuideNames) =>
          `Press “${images.zip}”. Your originals are not changed. “${job.undo}” leads back to them and the options, “${job.changeMore}” applies options to the results.`,
      },
      picture: 'A photo in review, before and after its background was removed.',
    },
    importing: {
      heading: 'Turn a supplier’s list into products',
      steps: {
        drop: ({ automations }: GuideNames) =>
          `Choose “${automations.importer}” in the sidebar and drop the list: CSV, TSV or JSON.`,
        columns: ({ columns }: GuideNames) =>
          `Look at what each column becomes in your store. Where it was found by its content alone, choose another one or press “${columns.confirm}”.`,
        show: ({ actions }: GuideNames) =>
          `Press “${actions.showProducts}” and look at what will be imported.`,
        apply: ({ actions, job }: GuideNames) =>
          `Press “${actions.applyProducts}”, then “${job.download}”. The result is a product export, which stays open for other automations.`,
        another: ({ job, importing }: GuideNames) =>
          `“${job.importAnother}” reads the next list. Under “${importing.target}”, choose a new export or the open one.`,
      },
      picture: 'The columns of a supplier’s list, each with its column in the store.',
    },
    margins: {
      heading: 'Find what sells at a loss and set its price',
      steps: {
        open: ({ automations }: GuideNames) =>
          `Choose “${automations.margins}” in the sidebar, with an export open that has costs.`,
        loss: ({ tabs, margins }: GuideNames) =>
          `“${tabs.margins}” lists the variants under “${margins.loss}”.`,
        set: ({ actions }: GuideNames) =>
          `Press “${actions.setPrices}”. It shows the new prices as changes; nothing is applied yet.`,
        apply: ({ actions, job }: GuideNames) =>
          `Press “${actions.apply}”, then “${job.download}”.`,
      },
      picture: 'The margins of all variants as a chart, and how many are sold at a loss.',
    },
    stores: {
      heading: 'Continue with the file of another store',
      steps: {
        label: ({ chip, label }: GuideNames) =>
          `Press the name of the file in the bar at the top, then “${chip.storeLabel}”. Enter the store, choose a badge and press “${label.save}”.`,
        switch: ({ chip }: GuideNames) =>
          `Press the name again and choose another file under “${chip.recent}”. It opens with its jobs and options.`,
        another: ({ open }: GuideNames) =>
          `“${open.another}” in the menu of the file does the same, and opens new ones. Until you choose one, the open file stays.`,
        all: ({ chip }: GuideNames) => `“${chip.all}” lists every file on this device.`,
      },
      picture: 'The files of two stores, each with the label of its store.',
    },
    shared: {
      heading: 'Leave nothing on a shared computer',
      steps: {
        remove: ({ chip, files }: GuideNames) =>
          `Press the name of the file in the bar at the top, then “${chip.remove}” and “${files.remove}”. The file in your own folder stays.`,
        all: ({ pages, files }: GuideNames) =>
          `To remove everything at once, go to “${pages.files}” and press “${files.removeAll}”.`,
        always: ({ files }: GuideNames) =>
          `To do that whenever you log out, turn on “${files.removesOnLogout}” there.`,
      },
      picture: 'The question before a file is removed from this device.',
    },
  },
  kept: {
    heading: 'What is kept where',
    text: 'Your files, jobs and recipes belong to your account in this browser. They are not encrypted, and they are neither on a server nor on your other devices.',
    facts: {
      database: {
        term: 'Database of the browser (IndexedDB)',
        text: ({ service }: GuideNames) =>
          `The exports and lists you opened, their jobs with all that undo needs, options, recipes, the glossary and saved translations, and the columns of your suppliers. The key of a service, only with “${service.save}”.`,
      },
      storage: {
        term: 'File storage of the browser (OPFS)',
        text: () =>
          'Copies of your images and the results of their jobs; in the database if the browser has no file storage. A folder that the browser may read again is not copied.',
      },
      settings: {
        term: 'Settings of the browser (localStorage)',
        text: () =>
          'Theme and language, which file is open, the newest reference rates, and your login.',
      },
      folder: {
        term: 'Your own folders',
        text: () => 'The files you opened, which are never changed, and what you download.',
      },
      server: {
        term: 'Server',
        text: () => 'Your account. No file, job or recipe.',
      },
      duration: {
        term: 'For how long',
        text: ({ pages, files }: GuideNames) =>
          `Until you remove it. If space runs low, the browser may delete it, unless you press “${files.keep}” in “${pages.files}”. A private window deletes everything when it is closed.`,
      },
      removal: {
        term: 'How to remove it',
        text: ({ chip, files, pages }: GuideNames) =>
          `One file: “${chip.remove}”. All files, recipes and translations: “${files.removeAll}” in “${pages.files}”. Deleting the data of this site in the browser removes them too.`,
      },
    },
  },
  leaves: {
    heading: 'What never leaves this device',
    text: 'Your browser itself reads and changes your files, so products, prices, texts and images stay on this device. Only four things send a request, and only if you use them:',
    facts: {
      rates: {
        term: 'Rates of the day',
        text: ({ automations }: GuideNames) =>
          `“${automations.currency}” asks the server of this dashboard for them. The request contains nothing from your file.`,
      },
      addresses: {
        term: 'Pages and images by address',
        text: ({ actions }: GuideNames) =>
          `“${actions.requestPage}” sends the address to the server of this dashboard, which reads the page. The images of an export are read by your browser from their addresses, once you ask for it.`,
      },
      services: {
        term: 'Services with your own key',
        text: ({ options }: GuideNames) =>
          `If you choose one in “${options.writing}”, “${options.filling}” or “${options.background}”, your browser sends it the texts or images, with your key. How many is said beside the button.`,
      },
      browser: {
        term: 'Translator and model of the browser',
        text: () =>
          'The browser downloads a language pack or a model once. The texts stay on this device.',
      },
    },
  },
  offline: {
    heading: 'What works offline',
    text: 'After your first visit, the dashboard opens without a connection. Files open with their jobs; previews, changes, undo and downloads work. You need a connection to log in, for the rates of the day (offline, the last known ones are used, with their date), for pages and images by address, for services with a key, and for pictures of this guide that you have not seen yet.',
  },
  limits: {
    heading: 'Limits',
    facts: {
      files: {
        term: 'Exports and lists',
        text: ({ file }: GuideLimits) =>
          `Up to ${file} each, as CSV; lists of suppliers also as TSV or JSON. Save spreadsheets as CSV UTF-8 first.`,
      },
      images: {
        term: 'Images',
        text: ({ image, images }: GuideLimits) =>
          `JPG, PNG and WEBP, up to ${image} each and ${images} in a set.`,
      },
      page: {
        term: 'Product pages',
        text: ({ page }: GuideLimits) => `Up to ${page} each, as HTML or JSON.`,
      },
      recipes: {
        term: 'Recipes',
        text: ({ steps }: GuideLimits) => `Up to ${steps} steps each.`,
      },
      translations: {
        term: 'Translations',
        text: ({ terms, translations }: GuideLimits) =>
          `Up to ${terms} terms in the glossary and ${translations} saved translations. Of these, the newest are kept.`,
      },
    },
  },
  keyboard: {
    heading: 'Keyboard shortcuts',
    text: 'They work while the focus is in the table or in the review of images. Every action also has a button; the keys that only move do not.',
  },
  command: {
    heading: 'On a command line',
    text: 'The same automations run with Node, on many files or at set times: see the package @dropwatt/automations, whose command is dropwatt. It reads recipes exported here.',
  },
  software: {
    heading: 'Open-source software',
    text: 'This app contains packages that others have written and shared. Their names, versions and licences are in one list.',
    licences: 'Read the licences',
  },
}

export type GuideTexts = Worded<typeof guideEn>
