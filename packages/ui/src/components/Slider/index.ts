export { Slider } from './Slider.js'
export { snap } from './snap.js'
export type { SliderProps } from './Slider.types.js'
