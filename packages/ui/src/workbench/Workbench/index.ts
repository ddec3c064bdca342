export { Workbench } from './Workbench.js'
export {
  workbenchViews,
  type KeyHint,
  type WorkbenchFooter,
  type WorkbenchNotice,
  type WorkbenchProps,
  type WorkbenchTab,
  type WorkbenchView,
} from './Workbench.types.js'
