import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import { type DatedDocument, type DayLimits, dayLimits } from '@waldkerf/domain/office/dates/dayLimits'
import type { DocumentKind } from '@waldkerf/domain/office/workplace/header'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { useMemo } from 'react'
import { useInvoices, useOffers } from './documents.ts'
import { useFirstDay } from './documentLists.ts'
import { useDateWindow } from '../storedDocument.ts'

const datedInvoice = ({ id, nummer, rn_datum }: Invoice): DatedDocument => ({ id, nummer, day: rn_datum })
const datedOffer = ({ id, nummer, an_datum }: Offer): DatedDocument => ({ id, nummer, day: an_datum })

/** No limits: used until the window is loaded, and if loading fails. */
const anyDay = { min: null, max: null }

interface KnownLimits {
  limits: DayLimits
  /** The lists that the limits come from; one that could not be loaded sets no limit. */
  known: Loadable<unknown>
}

interface NewLimits {
  limits: Readonly<Record<DocumentKind, DayLimits>>
  firstOffer: Loadable<unknown>
  firstInvoice: Loadable<unknown>
}

/** The documents of both kinds by number and day, as far as they are loaded. */
export function useDatedDocuments() {
  const offers = shown(useOffers())
  const invoices = shown(useInvoices())
  return useMemo(
    () => ({ offer: (offers ?? []).map(datedOffer), invoice: (invoices ?? []).map(datedInvoice) }),
    [offers, invoices],
  )
}

/**
 * The days on which a document may be dated: the data service's window, narrowed by the neighbouring numbers.
 * @param own the stored document
 */
export function useDayLimits(kind: DocumentKind, own: DatedDocument, today: string): KnownLimits {
  const known = useDateWindow(kind, own.day)
  const window = shown(known) ?? anyDay
  const others = useDatedDocuments()[kind]
  const { id, nummer, day } = own
  const limits = useMemo(
    () => dayLimits({ id, nummer, day }, others, window, today),
    [id, nummer, day, others, window, today],
  )
  return { limits, known }
}

/** The days on which new documents may be dated. */
export function useNewDayLimits(today: string): NewLimits {
  const [firstOffer, firstInvoice] = [useFirstDay('offers'), useFirstDay('invoices')]
  const offers = shown(firstOffer) ?? null
  const invoices = shown(firstInvoice) ?? null
  const known = useDatedDocuments()
  const limits = useMemo(
    () => ({
      offer: dayLimits(undefined, known.offer, { min: offers, max: null }, today),
      invoice: dayLimits(undefined, known.invoice, { min: invoices, max: null }, today),
    }),
    [known, offers, invoices, today],
  )
  return { limits, firstOffer, firstInvoice }
}
