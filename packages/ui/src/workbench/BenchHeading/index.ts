export { BenchHeading, type BenchHeadingProps } from './BenchHeading.js'
