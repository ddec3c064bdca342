/** Where the app's own server offers the reference rates of the day. Static hosts have nothing there. */
export const ratesPath = '/api/rates'
