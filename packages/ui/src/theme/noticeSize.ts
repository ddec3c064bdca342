/** Name of the variable with the height of the notice at the top of the screen. */
export const noticeSizeName = '--dw-notice-size'

/** Height of the notice at the top of the screen; sticky and full-height elements leave room for it. */
export const noticeSize = `var(${noticeSizeName}, 0px)`
