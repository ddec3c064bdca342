export { useImageWords, type ImageWords } from './useImageWords.js'
