/** Length of the free trial in days: on the plans, and in the promotion banner. */
export const trial = { planDays: 3, bannerDays: 7 } as const
