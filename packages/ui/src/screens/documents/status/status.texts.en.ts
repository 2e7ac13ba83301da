export const en = {
  labels: {
    entwurf: 'Draft',
    versendet: 'Sent',
    angenommen: 'Accepted',
    abgelehnt: 'Declined',
    abgerechnet: 'Invoiced',
    open: 'Draft',
    archived: 'Finalised',
    offen: 'Open',
    teilbezahlt: 'Part-paid',
    ueberfaellig: 'Overdue',
    bezahlt: 'Paid',
    ueberzahlt: 'Overpaid',
    storniert: 'Cancelled',
    ersetzt: 'Replaced',
    stornorechnung: 'Cancellation invoice',
    abgelaufen: 'Lapsed',
  },
  overdue: (days: number) => (days === 1 ? 'Overdue for 1 day' : `Overdue for ${days} days`),
  lapsed: (days: number) => (days === 1 ? 'Lapsed 1 day ago' : `Lapsed ${days} days ago`),
  reminded: (state: string, count: number) => `${state}, reminder ${count}`,
  due: (state: string, day: string) => `${state}, due ${day}`,
}

export const chainEn = {
  label: 'From offer to invoice',
  kinds: { offer: 'Offer', invoice: 'Invoice', cancellation: 'Cancellation invoice' },
  parts: { chain: 'offer, invoice and cancellation invoice of it' },
  loading: 'What belongs to this document is loading.',
  day: (day: string) => `of ${day}`,
  inList: (kind: string, number: string, state: string) => `${kind} ${number}: ${state}`,
}
