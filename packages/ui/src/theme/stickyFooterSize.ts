/** Height of the actions that stick to the end of the window, marked `data-sticky-footer`; toasts are above. */
export const stickyFooterSize = '4.25rem'
