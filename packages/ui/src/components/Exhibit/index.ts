export { Exhibit, type ExhibitProps } from './Exhibit.js'
