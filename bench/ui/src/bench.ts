/** What the driver calls. Each settles when what it did is on the screen. */
export interface Bench {
  mountButtons(times: number): Promise<void>
  rerenderButtons(times: number): Promise<void>
  switchTheme(times: number): Promise<void>
  mountTable(times: number): Promise<void>
  tickRow(times: number): Promise<void>
  /** As `tickRow`, without a frame for each: for the heap. */
  tickRowQuickly(times: number): Promise<void>
}
