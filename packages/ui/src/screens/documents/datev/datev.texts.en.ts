export const en = {
  item: 'For the tax adviser (DATEV)',
  title: 'Invoices for the tax adviser',
  hint: 'A booking batch in DATEV’s format: one booking for each fixed invoice, with its content of the day it was fixed.',
  submit: 'Save the file',
  from: 'Invoice date from',
  to: 'Invoice date until',
  noSpan: 'Please give two days, the earlier first.',
  otherYear: (day: string) => `A booking batch lies in one business year; this one begins on ${day}.`,
  content: (count: string, one: boolean, amount: string) =>
    `${one ? '1 invoice' : `${count} invoices`}, ${amount} gross together; cancellations are taken off.`,
  nothing: 'No invoice is fixed in this span.',
  noNumbers: 'The numbers of adviser and client are still missing.',
  toSettings: 'To the settings',
  unknown: 'What the tax adviser asks for could not be loaded.',
  left: (numbers: string) => `The file is saved. Without an account, and so not in it: ${numbers}.`,
}
