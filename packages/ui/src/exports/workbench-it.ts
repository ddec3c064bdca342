export { workbenchIt } from '../locales/workbench/it.js'
