/** The letters of the English alphabet. */
export const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The same letters with accents, in the same order. */
export const accented = 'ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàßçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'
