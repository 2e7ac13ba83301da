export const en = {
  label: 'From offer to invoice',
  kinds: { offer: 'Offer', invoice: 'Invoice', cancellation: 'Cancellation' },
  parts: { chain: 'offer, invoice and cancellation of it' },
  loading: 'What belongs to this document is loading.',
  day: (day: string) => `of ${day}`,
  inList: (kind: string, number: string, state: string) => `${kind} ${number}: ${state}`,
}
