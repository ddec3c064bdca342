/** Names what the notice at the top of the screen takes away from it. */
export const noticeSizeName = '--dw-notice-size'

/** How much of the top of the screen is taken; what sticks there or is as high as the screen leaves it free. */
export const noticeSize = `var(${noticeSizeName}, 0px)`
