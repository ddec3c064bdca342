export { Sidebar } from './Sidebar.js'
export type { SidebarProps } from './Sidebar.types.js'
export { SidebarContent } from './SidebarContent.js'
export { useSidebar } from './useSidebar.js'
