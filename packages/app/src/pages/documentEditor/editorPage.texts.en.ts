export const en = {
  unsaved: (name: string) => `changes to ${name}`,
  pending: (name: string) => `changes to ${name} that are still being sent`,
  notSent: 'Not everything is saved yet. Please try again in a moment.',
  parts: {
    office: 'Settings of the office',
    clients: 'Clients',
    textBlocks: 'Text blocks',
    templates: 'Templates',
    acronyms: 'Initials',
    days: 'Possible days',
    firstOffer: 'Earliest day of a new offer',
    firstInvoice: 'Earliest day of a new invoice',
  },
  details: 'the client’s details for e-invoices',
  detailsFailed: (message: string) => `Details for e-invoices: ${message}`,
  schema: 'The check against the schema has failed.',
  overfull: {
    buyer:
      'The client’s address is too long for the address field, even in small print. Please shorten it at the client.',
    seller:
      'The office’s name, address or other details are too long for the letterhead. Please shorten them in the settings.',
  },
  draft: {
    row: (nr: number | undefined, field: string) => (nr === undefined ? `New item, ${field}` : `Item ${nr}, ${field}`),
  },
  names: {
    offer: 'offer',
    invoice: 'invoice',
    cancellation: 'cancellation invoice',
    reminder: 'payment reminder',
  },
  mail: 'Mail',
  reminderText: 'Text of the reminder',
  sent: 'Sending',
  reminderDated: (day: string) => `Payment reminder of ${day}`,
  rules: 'Something is still missing; the check names it.',
}
