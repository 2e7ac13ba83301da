export const firstEn = {
  title: 'First steps',
  beforeInvoice: 'Before the first invoice',
  about: 'Three steps to the first offer.',
  done: 'Done',
  left: (count: number) => (count === 1 ? 'One detail is missing' : `${count} details are missing`),
  steps: {
    office: {
      title: 'Details of the office',
      detail: 'They stand on every offer and invoice.',
      action: 'Complete the details',
    },
    client: { title: 'First client', detail: 'Name and town are enough to begin.', action: 'Add a client' },
    offer: {
      title: 'First offer',
      detail: 'Number, texts and sums come by themselves.',
      action: 'Write an offer',
      needsClient: 'It needs a client first.',
    },
  },
}
