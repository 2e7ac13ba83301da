import { paperGiro } from '@waldkerf/domain/office/giro/paperGiro'
import { paymentFacts } from '@waldkerf/domain/office/giro/paymentFacts'
import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { paperWords } from '@waldkerf/domain/office/paper/words'
import { memo } from 'react'
import { Code, Payment } from './preview.styles.ts'

/** How the invoice is paid, with the code that a banking app reads; nothing where there is nothing to pay. */
export const PaymentPart = memo(function PaymentPart({ paper }: { paper: Paper }) {
  const facts = paymentFacts(paper)
  if (facts.length === 0) return null
  const code = paperGiro(paper)
  return (
    <Payment aria-label={paperWords.payment}>
      {code && (
        <Code role="img" aria-label={paperWords.giroCode} viewBox={`0 0 ${code.size} ${code.size}`}>
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
