export * from './PracticeMark.js'
