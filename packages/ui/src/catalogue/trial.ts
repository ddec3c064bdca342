/** Length of the free trial in days: as the plans say it, and as the promotion banner says it. */
export const trial = { planDays: 3, bannerDays: 7 } as const
