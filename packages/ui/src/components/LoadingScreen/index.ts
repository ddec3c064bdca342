export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen.js'
