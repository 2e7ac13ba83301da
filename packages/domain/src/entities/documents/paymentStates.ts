/**
 * The states of a fixed invoice: `offen` is wholly unpaid, `ueberfaellig` has an open amount after its due date.
 * Nothing is claimed by a cancelled or cancelling invoice (both `storniert`) and by a replaced one (`ersetzt`).
 */
const fixedStates = ['offen', 'teilbezahlt', 'ueberfaellig', 'bezahlt', 'ueberzahlt', 'storniert', 'ersetzt'] as const

export const paymentStates = ['entwurf', ...fixedStates] as const
export type PaymentState = (typeof paymentStates)[number]

/** The states in lists: `open` is an invoice that can still be changed, `stornorechnung` a fixed one that cancels another. */
export const invoiceStates = ['open', ...fixedStates, 'stornorechnung'] as const
