/**
 * The states of a fixed invoice: `offen` is one of which nothing is paid, `ueberfaellig` shows that something is open after
 * its day. Nothing is claimed with one that is cancelled, cancels another one (`storniert`), or has one that stands for it.
 */
const fixedStates = ['offen', 'teilbezahlt', 'ueberfaellig', 'bezahlt', 'ueberzahlt', 'storniert', 'ersetzt'] as const

export const paymentStates = ['entwurf', ...fixedStates] as const
export type PaymentState = (typeof paymentStates)[number]

/** As lists name them: `open` is an invoice that can still be changed. */
export const invoiceStates = ['open', ...fixedStates] as const
