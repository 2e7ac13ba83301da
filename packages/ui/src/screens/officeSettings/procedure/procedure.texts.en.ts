export const procedureEn = {
  title: 'Record of procedure',
  lead: 'How Waldkerf keeps offers, invoices and payments, by the German principles of proper accounting (GoBD). Numbers and terms are shown as they are now.',
  print: 'Print',
  stand: (day: string) => `As of ${day}`,
  sections: {
    numbers: {
      title: 'Numbers',
      text: [
        'The database assigns numbers when an offer or an invoice is made: in order by year and kind, without a gap. Nobody can choose or change a number, or assign it a second time.',
        'The date follows the number: it is not before that of the previous one, nor after that of the next one. Offers and invoices are not deleted.',
      ],
    },
    fixed: {
      title: 'Unchangeable',
      text: [
        'When an invoice is finalised, its whole content is stored: sender, receiver, texts, tax rates, cash discount and line items. From then on the database refuses every change and every deletion, whoever asks for it.',
        'View, PDF and e-invoice are always made of this stored content. A mistake is corrected by a cancellation invoice, which names number and date of the first.',
        'Payments are neither changed nor deleted: a counter-entry takes one back, and both stay visible. An entry of a bank statement is booked once.',
        'What was sent stays stored as it went out: PDF, XML, receiver and text.',
      ],
    },
    log: {
      title: 'Log',
      text: [
        'Each change of offers, invoices, line items and payments is in the history of its document: who, when, before and after. The database writes the log itself, in the same transaction as the change; it cannot be switched off.',
      ],
    },
    access: {
      title: 'Access',
      text: [
        'Only administrators see and change offers, invoices, payments and settings. The database checks that at every call, not only the interface.',
        'When two people change the same at once, the one who stores it later is told; nothing is overwritten silently.',
      ],
    },
    exports: {
      title: 'Evaluation and handing over',
      text: [
        'For the tax adviser and for an audit the list of invoices gives out a span as one file: booking batch (DATEV), all invoices as PDF and XML, payments and open items. The sums are compared then; what does not agree is named. For a span that is over the file is always the same.',
      ],
    },
    terms: {
      title: 'Retention',
      text: [
        'Finalised invoices stay until the end of their term, even if a person asks for the erasure of their data. Then a nightly run deletes them, which is shown under Operation.',
      ],
    },
  },
} as const
