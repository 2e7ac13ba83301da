export const en = {
  labels: {
    entwurf: 'Draft',
    versendet: 'Sent',
    angenommen: 'Accepted',
    abgelehnt: 'Declined',
    abgerechnet: 'Invoiced',
    open: 'In progress',
    archived: 'Fixed',
  },
}
