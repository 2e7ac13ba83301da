export const en = {
  title: 'Discard what was entered?',
  lost: (titles: string) => `Input that is not saved will be lost: ${titles}.`,
  keep: 'Go on editing',
  discard: 'Discard',
}
