import { type BuyerDetails, noBuyerDetails } from '@waldkerf/domain/office/workplace/paperOf'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { messageOf } from '../../api/errors.ts'
import { useClientInvoicing } from '../../data/documents/invoicing.ts'
import { notify } from '../../notices/notices.ts'
import { texts } from './editorPage.texts.ts'

/** How long after the last keystroke they are stored, in ms. */
const quietTime = 800

/** What the chosen client asks for in e-invoices; typed here it is stored with the client. */
export function useBuyerDetails(clientId: string) {
  const t = useTexts(texts)
  const id = clientId === '' ? undefined : Number(clientId)
  const { invoicing, save } = useClientInvoicing(id)
  const [typed, setTyped] = useState<{ clientId: string; details: BuyerDetails }>()
  const own = typed?.clientId === clientId ? typed.details : undefined
  const store = useEffectEvent(async (details: BuyerDetails) => {
    try {
      await save(details)
    } catch (error) {
      notify({ tone: 'danger', message: t.detailsFailed(messageOf(error)) })
    }
  })
  useEffect(() => {
    if (!typed) return undefined
    const timer = setTimeout(() => void store(typed.details), quietTime)
    return () => clearTimeout(timer)
  }, [typed])
  const { email, ust_id, leitweg_id } = invoicing ?? noBuyerDetails
  const stored = useMemo(() => ({ email, ust_id, leitweg_id }), [email, ust_id, leitweg_id])
  return { details: own ?? stored, setDetails: (details: BuyerDetails) => setTyped({ clientId, details }) }
}
