import { formatMoney, formatPrice, formatQuantity } from '@waldkerf/domain/office/money/formatAmount'
import type { DocumentModel, DocumentModelGroup } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { documentWords } from '@waldkerf/domain/office/documentModel/words'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { LetterHead } from '../letter/LetterHead.tsx'
import { LetterTotals } from '../letter/LetterTotals.tsx'
import { Sheet, Signature } from '../letter/letter.styles.ts'
import { PaymentPart } from './PaymentPart.tsx'
import { Unread } from '../paste/paste.styles.ts'
import { Foot, Lines, Paragraph } from './preview.styles.ts'
import { texts } from './preview.texts.ts'

/** The document as it prints. Of an archived invoice what was fixed then, whatever has changed since. */
export function DocumentPreview({ model }: { model: DocumentModel }) {
  const t = useTexts(texts)
  const { seller, groups } = model
  const numbers = firstNumbers(groups)
  return (
    <Sheet aria-label={t.label} data-draft={model.isDraft ? documentWords.draft : undefined}>
      <LetterHead model={model} />
      {[model.salutation, model.cover].map((text) => text !== '' && <Paragraph key={text}>{text}</Paragraph>)}
      <Lines>
        <thead>
          <tr>
            {(['place', 'text', 'quantity', 'price', 'amount'] as const).map((column) => (
              <th key={column} scope="col" data-end={column === 'place' || column === 'text' ? undefined : ''}>
                {documentWords[column]}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group, at) => (
          <PrintedGroup key={group.lines[0]?.key ?? at} group={group} first={numbers[at] ?? 1} />
        ))}
      </Lines>
      <LetterTotals totals={model} unclear={unclearPlaces(model).length > 0} atEdge />
      {model.closing !== '' && <Paragraph>{model.closing}</Paragraph>}
      {model.exemption !== '' && <Paragraph>{model.exemption}</Paragraph>}
      {model.signature !== '' && <Signature>{model.signature}</Signature>}
      <PaymentPart model={model} />
      <Foot>
        {[
          [seller.name, seller.street, `${seller.postcode} ${seller.city}`.trim(), seller.register],
          [seller.contact.name, seller.contact.phone, seller.contact.email],
          [seller.taxNumber && `Steuernummer ${seller.taxNumber}`, seller.vatId && `USt-IdNr. ${seller.vatId}`],
          [seller.bank.holder, seller.bank.iban, seller.bank.bic],
        ].map((lines, at) => (
          <p key={at}>{lines.filter(Boolean).join('\n')}</p>
        ))}
      </Foot>
    </Sheet>
  )
}

/** The number of the first line of each group. */
function firstNumbers(groups: readonly DocumentModelGroup[]): number[] {
  let next = 1
  return groups.map(({ lines }) => {
    const first = next
    next += lines.length
    return first
  })
}

/** @param unclear what stands there in its place and cannot be read */
const PrintedNumber = ({ text, unclear }: { text: string; unclear: string | undefined }) =>
  unclear === undefined ? text : <Unread>{unclear}</Unread>

function PrintedGroup({ group: { title, lines, subtotal }, first }: { group: DocumentModelGroup; first: number }) {
  return (
    <tbody>
      {title !== '' && (
        <tr data-heading="">
          <th scope="rowgroup" colSpan={5}>
            {title}
          </th>
        </tr>
      )}
      {lines.map((line, at) => (
        <tr key={line.key}>
          <td>{first + at}</td>
          <td>
            {line.text}
            {line.explanation !== '' && <small>{line.explanation}</small>}
          </td>
          <td data-end="">
            <PrintedNumber text={formatQuantity(line.quantity)} unclear={line.unclear?.quantity} /> {line.unit}
          </td>
          <td data-end="">
            <PrintedNumber text={formatPrice(line.price)} unclear={line.unclear?.price} />
          </td>
          <td data-end="">{line.unclear ? '–' : formatMoney(line.amount)}</td>
        </tr>
      ))}
      {title !== '' && (
        <tr data-sum="">
          <td colSpan={4} data-end="">
            {documentWords.subtotal} {title}
          </td>
          <td data-end="">{lines.some(({ unclear }) => unclear) ? '–' : formatMoney(subtotal)}</td>
        </tr>
      )}
    </tbody>
  )
}
