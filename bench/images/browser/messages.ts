/** Task of a worker of the benchmark, on an image. */
const works = ['fast', 'small', 'plain'] as const

/**
 * `fast` and `small` compress as the automation does it, with these modes; `plain` decodes with the
 * browser and encodes with its own JPEG encoder, and nothing else.
 */
export type Work = (typeof works)[number]

export interface WorkOrder {
  readonly id: number
  readonly work: Work
  readonly image: Blob
}

export interface WorkDone {
  readonly id: number
  readonly image: Blob
}

/** Functions of the page of the benchmark. */
export interface ImageBench {
  /** Takes an image for later, and returns its number. */
  add(url: string): Promise<number>
  /** Works through images with two workers, and returns how long it took in milliseconds. */
  run(work: Work, images: readonly number[]): Promise<number>
  /** Works on one image, and returns the bytes of the result in base64. */
  once(work: Work, image: number): Promise<string>
}
