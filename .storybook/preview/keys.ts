/** The last listener of the document: whoever wants a key in a story has had it by now, and Storybook listens above. */
function keepTaken(event: KeyboardEvent) {
  if (event.defaultPrevented) event.stopPropagation()
}

function beLast() {
  document.removeEventListener('keydown', keepTaken)
  document.addEventListener('keydown', keepTaken)
}

/**
 * Storybook hears every key that is pressed in a story. One that the story has taken is not Storybook's as well: Ctrl+K
 * would open its search behind the product's palette.
 */
export const leaveTakenKeys = () => window.addEventListener('keydown', beLast, { capture: true })
