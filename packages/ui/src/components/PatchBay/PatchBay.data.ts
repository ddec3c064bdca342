/** The sample listing of the illustration, before and after. */
export const sampleListing = {
  /** Size of the photo in MB. */
  photo: { supplier: 2.4, store: 0.8 },
  supplierTitle: '2024 HOT Tshirt Men Loose Cotton Top A-88#',
  price: { supplier: 11.4, store: 24.9, earlier: 34.9 },
  size: { supplier: 'US 38', store: 'EU 48' },
  /** The Italian title, partly typed. */
  translated: 'Maglietta in cot',
  /** Progress of the run, in percent. */
  progress: 64,
} as const
