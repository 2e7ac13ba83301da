import type { Recipient } from '../entities/recipients.ts'

/** An address that a document can go to. */
export type ProposedRecipient = Pick<Recipient, 'name' | 'email' | 'fuer_rechnungen'>

/** Addresses are compared without regard to case. */
export const isSameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Proposed recipients of a document, the likeliest first. Invoices: the recipient marked for them, then the client's
 * own address of e-invoices; offers: the recipient last written to. The client's page and every mail go by this.
 * @param known as the service orders them: the one for invoices, then the one last written to
 * @param own the client's own address; '' for none
 */
export function proposedRecipients(
  known: readonly ProposedRecipient[],
  own: string,
  kind: 'offer' | 'invoice',
): readonly ProposedRecipient[] {
  const isOwn = ({ email }: ProposedRecipient) => isSameAddress(email, own)
  const marked = known.filter((row) => row.fuer_rechnungen)
  const others = known.filter((row) => !row.fuer_rechnungen)
  const clients = own === '' || known.some(isOwn) ? [] : [{ name: '', email: own, fuer_rechnungen: false }]
  if (kind === 'offer') return [...others, ...clients, ...marked]
  return [...marked, ...clients, ...others.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)))]
}
