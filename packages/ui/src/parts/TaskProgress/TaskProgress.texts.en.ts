export const en = {
  count: (ended: number, total: number) => `${ended} of ${total}`,
  failed: (count: number) => `${count} failed`,
  states: { running: 'running', paused: 'paused', cancelled: 'cancelled', finished: 'finished' },
  pause: 'Pause',
  resume: 'Continue',
  cancel: 'Cancel',
  retry: 'Repeat the failed ones',
}
