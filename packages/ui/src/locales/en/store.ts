export * from '../../store/PracticeBanner/PracticeBanner.strings.js'
export * from '../../store/StoreSettingsPage/StoreSettingsPage.strings.js'
