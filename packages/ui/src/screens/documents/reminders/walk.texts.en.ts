export const en = {
  title: 'Payment reminders',
  place: (place: string, count: string, number: string) =>
    count === '1' ? `Payment reminder of ${number}` : `Payment reminder ${place} of ${count}: ${number}`,
  ready: (count: string, one: boolean) => (one ? 'One invoice is reminded of.' : `${count} invoices are reminded of.`),
  noneReady: 'None of these invoices can be reminded of today.',
  skipped: {
    notDue: (count: string, one: boolean) =>
      one ? 'One invoice is not due yet.' : `${count} invoices are not due yet.`,
    today: (count: string, one: boolean) =>
      one ? 'One invoice has been reminded of today.' : `${count} invoices have been reminded of today.`,
    settled: (count: string, one: boolean) =>
      one ? 'Nothing is open of one invoice.' : `Nothing is open of ${count} invoices.`,
  },
  facts: { client: 'Client', due: 'Due', open: 'Open', last: 'Reminded' },
  never: 'never',
  last: (count: number, day: string) => `${count} ×, last on ${day}`,
  loading: 'The reminder is being prepared.',
  again: 'Try again',
  toHint: 'Empty: the reminder is made and not sent.',
  noAddress: 'Please enter an e-mail address, or leave the field empty.',
  text: 'Text',
  noText: 'Please enter a text.',
  longText: 'At most 10,000 characters.',
  skip: 'Skip',
  send: 'Remind and send',
  make: 'Make only',
  close: 'Close',
  summary: 'This has happened',
  results: {
    sent: (to: string) => `sent to ${to}`,
    made: 'made, not sent',
    skipped: 'skipped',
    left: 'not looked at',
  },
}
