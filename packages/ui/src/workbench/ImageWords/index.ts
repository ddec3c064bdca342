export { imageWordsStrings } from './ImageWords.strings.js'
export { useImageWords, type ImageWords } from './useImageWords.js'
