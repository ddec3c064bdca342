/** For how many days the price of an export counts: those before a reduction that Directive 98/6/EC asks about. */
export const earlierDays = 30
