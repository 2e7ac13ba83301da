export const en = {
  label: 'Where the document stands',
  steps: 'Next step',
  lapsed: 'No longer valid',
  states: { done: 'done', current: 'it stands here', skipped: 'left out', open: 'to come' },
  late: (days: number) => (days === 1 ? 'for one day' : `for ${days} days`),
  mail: {
    delivered: (to: string, when: string) => `Sent to ${to} on ${when}`,
    queued: (to: string, when: string) => `Sent to ${to} on ${when}, waiting for the mail server`,
    refused: (to: string, reason: string) => `To ${to}, refused by the mail server: ${reason}`,
  },
}
