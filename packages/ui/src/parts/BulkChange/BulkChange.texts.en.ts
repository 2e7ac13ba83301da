export const en = {
  cancel: 'Cancel',
  close: 'Close',
  more: (count: string) => `and ${count} more`,
  result: { waiting: 'not begun yet', running: 'being changed', done: 'changed', failed: 'not changed' },
}
