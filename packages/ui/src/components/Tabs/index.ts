export { Tabs } from './Tabs.js'
export type { TabItem, TabsProps, TabTone } from './Tabs.types.js'
