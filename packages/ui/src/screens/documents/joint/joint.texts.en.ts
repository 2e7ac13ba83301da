export const en = {
  together: 'Invoice together …',
  again: 'Invoice once more …',
  failed: 'The offers could not be loaded',
  count: (count: number) => (count === 1 ? '1 offer' : `${count} offers`),
  sum: (numbers: string, amount: string) => `${numbers}: ${amount} net together.`,
  reasons: {
    client: (number: string) => `${number} is for another client; an invoice has one.`,
    tax: (number: string) => `${number} has another VAT rate or tax case than the first one.`,
    instalments: (number: string) => `${number} is settled in instalments: its rest belongs in its own final invoice.`,
    invoiced: (number: string, invoice: string) => `${number} is invoiced by ${invoice} already.`,
    not_accepted: (number: string) => `${number}: the acceptance is not recorded yet.`,
    not_invoiced: (number: string) => `${number} has no invoice yet.`,
  },
  copied: (numbers: string, isOne: boolean) =>
    isOne
      ? `${numbers} is invoiced already: its items go into the invoice once more, as a copy.`
      : `${numbers} are invoiced already: their items go into the invoice once more, as a copy.`,
  terms: (first: string, others: string, isOne: boolean) =>
    isOne
      ? `The cash discount is that of ${first}; ${others} has another one.`
      : `The cash discount is that of ${first}; ${others} have another one.`,
}
