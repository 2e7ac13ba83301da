export const en = {
  report: 'Report a find',
  review: 'Review new records',
  invoice: 'New invoice',
  offer: 'New offer',
  client: 'New client',
  invite: 'Invite a person',
  invoiceFor: (client: string) => `New invoice for ${client}`,
  offerFor: (client: string) => `New offer for ${client}`,
  cancelled: 'cancelled',
}
