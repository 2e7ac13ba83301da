export const firstEn = {
  title: 'First steps',
  beforeInvoice: 'Before the first invoice',
  about: 'Three steps to the first offer.',
  done: 'Done',
  left: (count: number) => (count === 1 ? 'One detail is missing' : `${count} details are missing`),
  steps: {
    office: {
      title: 'Details of the office',
      detail: 'They appear on every offer and invoice.',
      action: 'Complete the details',
    },
    client: { title: 'First client', detail: 'A name and a town are enough to begin.', action: 'Add a client' },
    offer: {
      title: 'First offer',
      detail: 'Number, texts and sums are filled in automatically.',
      action: 'Write an offer',
      needsClient: 'It needs a client first.',
    },
  },
}
