export { StoreDifference, type StoreDifferenceProps } from './StoreDifference.js'
