export const en = {
  shown: (count: string, total: string) => `${count} of ${total}`,
  stale: 'What is shown is from before the last failure.',
  retry: 'Load again',
  reset: 'Reset',
}
