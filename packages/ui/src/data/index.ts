export {
  automationGroups,
  automations,
  findAutomation,
  type Automation,
  type AutomationGroup,
  type AutomationSlug,
} from './automations.js'
export { languages, type Language } from './languages.js'
export { settingsPages, type SettingsSlug } from './settings.js'
export {
  useAutomationText,
  useSettingsText,
  type AutomationText,
  type SettingsText,
} from './texts.js'
export { trial } from './trial.js'
