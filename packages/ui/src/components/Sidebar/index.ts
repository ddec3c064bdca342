export { Sidebar } from './Sidebar.js'
export type { SidebarProps } from './Sidebar.types.js'
