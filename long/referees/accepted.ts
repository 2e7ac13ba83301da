import type { EInvoiceProfile } from '@waldkerf/domain/office/eInvoice/profiles'

interface Accepted {
  /** Files of this profile alone have it, each of them. */
  profile: EInvoiceProfile
  why: string
}

/** Mustang's remarks that are true of a file and no fault of it, by rule. */
export const accepted: Readonly<Record<string, Accepted>> = {
  'PEPPOL-EN16931-R001': {
    profile: 'zugferd',
    why: 'EN 16931 leaves the business process (BT-23) free; XRechnung asks for it, and ours has it',
  },
  'BR-DE-21': {
    profile: 'zugferd',
    why: 'a plain invoice by EN 16931 does not call itself XRechnung (BT-24); the rule is one of XRechnung',
  },
}
