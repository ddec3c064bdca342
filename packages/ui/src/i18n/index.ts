export * from './LocaleProvider.js'
export { formatOnce } from './formatOnce.js'
export { numberFormat } from './numberFormat.js'
export {
  defineStrings,
  joinCatalogs,
  type Catalog,
  type SameShape,
  type Strings,
  type Text,
  type Texts,
} from './strings.js'
