export const en = {
  title: 'Open offers and invoices',
  kind: 'State',
  count: 'Count',
  drafts: 'Offers in draft',
  sent: 'Offers with the client',
  accepted: 'Accepted, not invoiced',
  invoices: 'Invoices in progress',
  note: (day: string) => `The oldest open offer is of ${day}.`,
  empty: 'Nothing open',
  emptyText: 'All offers are decided, all invoices fixed.',
}
