/** Three values of each pixel. */
export type Planes = readonly [Float32Array, Float32Array, Float32Array]
