export { automations, findAutomation, type Automation } from './automations.js'
export { automationGroups, type AutomationGroup, type AutomationSlug } from './slugs.js'
export { useAutomationText, type AutomationText } from './useAutomationText.js'
