/** Ref of a message: the first one has the region of messages kept where no control is; the code comes with it. */
export function place(card: HTMLElement | null) {
  if (card) import('./freePlace.ts').then(({ keepFree }) => keepFree(card)).catch(() => undefined)
}
