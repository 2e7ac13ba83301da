export const en = { created: { offers: 'a new offer', invoices: 'a new invoice' } }
