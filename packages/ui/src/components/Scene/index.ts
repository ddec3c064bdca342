export { Scene } from './Scene.js'
export type { SceneProps } from './Scene.types.js'
