/** The keyboard has ⌘ in place of Ctrl. */
export const onApple = /Mac|iP/.test(navigator.platform)
