import { invoiceGiroCode } from '@waldkerf/domain/office/giro/invoiceGiroCode'
import { paymentFacts } from '@waldkerf/domain/office/giro/paymentFacts'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { memo } from 'react'
import { Code, Payment } from './preview.styles.ts'

/** How the invoice is paid, with the code that a banking app reads; nothing where there is nothing to pay. */
export const PaymentPart = memo(function PaymentPart({ model }: { model: DocumentModel }) {
  const facts = paymentFacts(model)
  if (facts.length === 0) return null
  const code = invoiceGiroCode(model)
  return (
    <Payment aria-label={documentWords.payment}>
      {code && (
        <Code role="img" aria-label={documentWords.giroCode} viewBox={`0 0 ${code.size} ${code.size}`}>
          <path d={code.path} />
        </Code>
      )}
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Payment>
  )
})
