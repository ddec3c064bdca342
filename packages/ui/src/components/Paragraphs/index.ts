export { Paragraphs, type ParagraphsProps } from './Paragraphs.js'
