// Written by npm run tokens from the list of slugs and the folders of the automations.
export * from './imagePages.js'
export * from './importPages.js'
export * from './ledgerPages.js'
export * from './pricePages.js'
export * from './sizePages.js'
export * from './textPages.js'
