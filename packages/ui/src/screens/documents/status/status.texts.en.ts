export const en = {
  labels: {
    entwurf: 'Draft',
    versendet: 'Sent',
    angenommen: 'Accepted',
    abgelehnt: 'Declined',
    abgerechnet: 'Invoiced',
    open: 'In progress',
    archived: 'Fixed',
    offen: 'Open',
    teilbezahlt: 'Part-paid',
    ueberfaellig: 'Overdue',
    bezahlt: 'Paid',
    ueberzahlt: 'Overpaid',
    storniert: 'Cancelled',
    ersetzt: 'Replaced',
  },
}
