/** The keys that the journeys press beside letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'F8'

/** A window or tab of a browser. */
export interface Tab {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page; it is sent there as text. */
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
  type(text: string): Promise<void>
  /** Sets the size of the viewport, in px. */
  resize(width: number, height: number): Promise<void>
  /** Gives a PNG of the viewport. */
  picture(): Promise<Uint8Array>
}

/** What one person has open; nothing is kept from those before. */
export interface Profile {
  openTab(): Promise<Tab>
  /** Gives what the console of any tab has shown as an error or a warning. */
  close(): Promise<readonly string[]>
}

/** A browser that runs. */
export interface Driver {
  /** Its name and version, as it says them. */
  readonly version: string
  openProfile(): Promise<Profile>
  quit(): Promise<void>
}
