/** Ref of a message: loads, for the first one, the code that keeps the region of messages where no control is. */
export function place(card: HTMLElement | null) {
  if (card) import('./freePlace.ts').then(({ keepFree }) => keepFree(card)).catch(() => undefined)
}
