export const en = {
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  now: 'Send at once',
  waits: (seconds: number) => `Will be sent in ${seconds} s. Nothing has happened until then.`,
  more: (count: string) => `and ${count} more`,
  result: { waiting: 'not begun yet', running: 'being changed', done: 'changed', failed: 'not changed' },
}
