export {
  LocaleProvider,
  useLocale,
  useStrings,
  type LocaleProviderProps,
} from './LocaleProvider.js'
export {
  defineStrings,
  joinCatalogs,
  translate,
  type Catalog,
  type SameShape,
  type Strings,
  type Text,
  type Texts,
} from './strings.js'
