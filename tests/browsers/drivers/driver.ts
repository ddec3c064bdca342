/** The non-letter keys of the journeys. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'F8'

/** A window or tab of a browser. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; it is serialized. */
  evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Runs a script in the page. */
  run(source: string): Promise<void>
  /** Clicks at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>
  /** Presses a key, or a letter together with Control. */
  press(key: Key | `Control+${string}`): Promise<void>
  /** Types a text, with a pause in ms after each key. @default none */
  type(text: string, pause?: number): Promise<void>
  /** Makes the processor this many times slower, where the engine can. */
  slowDown(times: number): Promise<void>
  /** Sets the size of the viewport, in px. */
  resize(width: number, height: number): Promise<void>
  /** Returns a PNG of the viewport. */
  picture(): Promise<Uint8Array>
}

/** A fresh browser profile with its tabs. */
export interface Profile {
  openTab(): Promise<Tab>
  /** Returns the console errors and warnings of all tabs. */
  close(): Promise<readonly string[]>
}

/** A running browser. */
export interface Driver {
  /** Its reported name and version. */
  readonly version: string
  openProfile(): Promise<Profile>
  quit(): Promise<void>
}
