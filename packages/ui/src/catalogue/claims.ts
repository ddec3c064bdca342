/** What the product says of itself in figures. Every place that says it takes it from here. */
export const claims = {
  /** Items that one run gets through in fewer than `minutes`. */
  items: 5000,
  minutes: 10,
  /** Hours of store work a week, before the automations and with them. */
  hoursBefore: 46,
  hoursAfter: 6,
  /** What a month costs in euros: flat, and at least, with a virtual assistant. */
  flatMonthly: 29,
  assistantMonthly: 480,
  /** Languages that a product can be translated into, at least. */
  languages: 100,
  /** Days for which the original images are kept. */
  backupDays: 30,
} as const
