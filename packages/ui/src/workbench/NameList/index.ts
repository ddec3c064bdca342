export { NameList, type NameListProps } from './NameList.js'
