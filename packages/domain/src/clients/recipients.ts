import type { Recipient } from '../entities/recipients.ts'

/** An address that a document can go to. */
export type ProposedRecipient = Pick<Recipient, 'name' | 'email' | 'fuer_rechnungen'>

/** Addresses are compared without regard to case. */
export const isSameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Proposed recipients of a document, the likeliest first. Invoices: the recipient marked for them, then the client's
 * own address for e-invoices; offers: the recipient last written to.
 * @param known as the service orders them: the one for invoices, then the one last written to
 * @param own the client's own address; '' for none
 */
export function proposedRecipients(
  known: readonly ProposedRecipient[],
  own: string,
  kind: 'offer' | 'invoice',
): readonly ProposedRecipient[] {
  const marked = known.filter((row) => row.fuer_rechnungen)
  const others = known.filter((row) => !row.fuer_rechnungen)
  const isKnown = own === '' || known.some(({ email }) => isSameAddress(email, own))
  const clients = isKnown ? [] : [{ name: '', email: own, fuer_rechnungen: false }]
  return kind === 'invoice' ? [...marked, ...clients, ...others] : [...others, ...clients, ...marked]
}
