export const en = {
  found: (at: string) => `Unsaved input from ${at} is still there.`,
  outdated: 'The entry has been changed since; check what holds before you save.',
  clashes: 'Some of it was typed differently at different times; choose what holds.',
  restore: 'Restore',
  discard: 'Discard',
  problems: {
    full: 'The storage of this browser is full. Your input is not kept as a draft; please save soon.',
    blocked: 'This browser keeps no drafts. Please save before you leave the page.',
  },
}
