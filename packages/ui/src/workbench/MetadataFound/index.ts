export { MetadataFound } from './MetadataFound.js'
export { type MetadataFate, type MetadataFoundProps } from './MetadataFound.types.js'
