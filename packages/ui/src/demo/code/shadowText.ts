/** The place of an editor where text is typed; it is in a shadow root, where queries by role do not look. */
export const shadowText = (canvas: Element, place = 0): HTMLElement | undefined =>
  canvas.querySelectorAll('[data-editor]')[place]?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]') ??
  undefined
