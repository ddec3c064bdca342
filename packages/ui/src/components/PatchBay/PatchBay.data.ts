/** The listing that the picture shows, as the supplier has it and as the store gets it. A sample. */
export const sampleListing = {
  /** Size of the photo in MB. */
  photo: { supplier: 2.4, store: 0.8 },
  supplierTitle: '2024 HOT Tshirt Men Loose Cotton Top A-88#',
  price: { supplier: 11.4, store: 24.9, earlier: 34.9 },
  size: { supplier: 'US 38', store: 'EU 48' },
  /** The Italian title, as far as it is written. */
  translated: 'Maglietta in cot',
  /** How far the run is, in percent. */
  progress: 64,
} as const
