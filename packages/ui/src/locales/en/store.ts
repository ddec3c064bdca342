export * from '../../store/PracticeBanner/PracticeBanner.strings.js'
export * from '../../store/ProductPicker/ProductPicker.strings.js'
export * from '../../store/ReadingProgress/ReadingProgress.strings.js'
export * from '../../store/StoreSettingsPage/StoreSettingsPage.strings.js'
