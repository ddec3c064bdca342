/** The API for the driver. Each call resolves once its result is on screen. */
export interface Bench {
  mountButtons(times: number): Promise<void>
  rerenderButtons(times: number): Promise<void>
  switchTheme(times: number): Promise<void>
  mountTable(times: number): Promise<void>
  tickRow(times: number): Promise<void>
  /** Like `tickRow`, without a frame per tick: for the heap. */
  tickRowQuickly(times: number): Promise<void>
}
