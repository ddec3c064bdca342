/** Figures of the product claims, shared by all pages that show them. */
export const claims = {
  /** Items that one run processes in fewer than `minutes`. */
  items: 5000,
  minutes: 10,
  /** Weekly hours of store work, before and with the automations. */
  hoursBefore: 46,
  hoursAfter: 6,
  /** Monthly cost in euros: the flat price, and the minimum for a virtual assistant. */
  flatMonthly: 29,
  assistantMonthly: 480,
  /** Minimum number of languages that a product can be translated into. */
  languages: 100,
  /** Days for which original images are kept. */
  backupDays: 30,
} as const
