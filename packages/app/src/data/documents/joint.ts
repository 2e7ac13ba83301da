import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { getOffers } from '@waldkerf/domain/calls/documents/offers'
import { getOfferPositions, getPositionTemplates } from '@waldkerf/domain/calls/documents/positions'
import { addJointInvoice } from '@waldkerf/domain/calls/office/copies'
import { getOfferData } from '@waldkerf/domain/calls/office/invoiceData'
import type { Offer } from '@waldkerf/domain/entities/documents/offers'
import type { OfferData } from '@waldkerf/domain/entities/office/invoiceData'
import { templatePrices } from '@waldkerf/domain/office/editor/templatePrices'
import { inJointOrder, type JointOffer } from '@waldkerf/domain/office/joint/jointOffers'
import { sumLines } from '@waldkerf/domain/office/money/amounts'
import { noDiscount } from '@waldkerf/domain/office/payments/discount'
import type { MakingChoice } from '@waldkerf/ui/screens/documentEditor/lifecycle/DaysDialog'
import type { JointPreview } from '@waldkerf/ui/screens/documents/DocumentsScreen'
import { useState } from 'react'
import useSWR from 'swr'
import type { Client } from '../gateway/client.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useOrderKeys } from '../saving/orderKeys.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { documentKeys } from './lists/documents.ts'

function toJointOffer(offer: Offer, data: OfferData | undefined): JointOffer {
  const standing = (data?.rechnungen ?? []).filter(({ storniert_durch }) => storniert_durch === null)
  return {
    id: offer.id,
    nummer: offer.nummer,
    clientId: offer.client_id,
    rate: offer.ust_satz,
    taxCase: data?.steuerfall ?? '',
    status: offer.status,
    terms: { ...noDiscount, ...data },
    hasInstalments: standing.some(({ teil = '' }) => teil !== ''),
    invoice: standing[0]?.nummer,
  }
}

/** Offers as they are now, their sum, and what today's prices would change. */
async function readPreview(gateway: Client, ids: readonly number[]): Promise<JointPreview> {
  const [all, data, templates, ...lines] = await Promise.all([
    gateway.call(getOffers, {}),
    gateway.call(getOfferData, {}),
    gateway.call(getPositionTemplates, {}),
    ...ids.map((id) => gateway.call(getOfferPositions, { angebot_id: id })),
  ])
  const offers = all.filter(({ id }) => ids.includes(id))
  const rows = lines.flat()
  return {
    offers: inJointOrder(
      offers.map((offer) =>
        toJointOffer(
          offer,
          data.find(({ angebot_id }) => angebot_id === offer.id),
        ),
      ),
    ),
    again: new Set(offers.flatMap(({ id, status }) => (status === 'abgerechnet' ? [id] : []))),
    net: sumLines(rows),
    prices: templatePrices(rows, templates),
  }
}

/** Read once, when the offers are picked: what somebody bills meanwhile is refused, and not taken for a copy. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false }

/** One invoice for the offers that were picked. */
export function useJointInvoice() {
  const gateway = useGateway()
  const refresh = useRefreshed()
  const keys = useOrderKeys()
  const [asked, setAsked] = useState<{ ids: readonly number[]; form: string }>()
  const answer = useSWR(
    asked ? (['offers', 'joint', asked.form] as const) : null,
    () => readPreview(gateway, asked?.ids ?? []),
    once,
  )
  return {
    preview: asked && toLoadable(answer),
    ask: (offers: readonly DocumentRow[]) => setAsked({ ids: offers.map(({ id }) => id), form: crypto.randomUUID() }),
    close: () => setAsked(undefined),
    /** @throws ApiError 409: somebody changed or billed one of them */
    make({ day, supplyDay, isRepriced }: MakingChoice) {
      const { offers = [], again = new Set<number>() } = answer.data ?? {}
      const ids = offers.map(({ id }) => String(id))
      const payload = {
        angebote: ids.filter((id) => !again.has(Number(id))),
        erneut: ids.filter((id) => again.has(Number(id))),
        rn_datum: day,
        le_date: supplyDay,
        heutige_preise: isRepriced,
      }
      return refresh(
        gateway.call(addJointInvoice, payload, { idempotencyKey: keys.of({ ...payload, form: asked?.form }) }),
        {
          later: [
            documentKeys.all('offers'),
            documentKeys.all('invoices'),
            documentKeys.sums('invoices'),
            documentKeys.firstDay('invoices'),
            documentKeys.standings(),
            documentKeys.invoiceData(),
          ],
        },
      )
    },
  }
}
