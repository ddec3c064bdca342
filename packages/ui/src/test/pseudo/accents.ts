/** The letters of English. */
export const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Each of them with an accent, in the same order. */
export const accented = 'ÀßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽàßçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'
