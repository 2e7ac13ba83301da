export const en = {
  together: 'Invoice together …',
  again: 'Invoice again …',
  failed: 'The offers could not be loaded',
  count: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  sum: (numbers: string, amount: string) => `${numbers}: ${amount} net in total.`,
  reasons: {
    client: (number: string) => `${number} is for another client; an invoice has only one.`,
    tax: (number: string) => `${number} has a different VAT rate or tax case from the first one.`,
    instalments: (number: string) =>
      `${number} is settled in instalments: the remainder belongs in its own final invoice.`,
    invoiced: (number: string, invoice: string) => `${number} has already been invoiced as ${invoice}.`,
    not_accepted: (number: string) => `${number}: the acceptance has not been recorded yet.`,
    not_invoiced: (number: string) => `${number} has no invoice yet.`,
  },
  copied: (numbers: string, isOne: boolean) =>
    isOne
      ? `${numbers} has already been invoiced: its items are copied into the new invoice.`
      : `${numbers} have already been invoiced: their items are copied into the new invoice.`,
  terms: (first: string, others: string, isOne: boolean) =>
    isOne
      ? `The cash discount is that of ${first}; ${others} has a different one.`
      : `The cash discount is that of ${first}; ${others} have a different one.`,
}
