import { offerEnd } from '@waldkerf/domain/documents/offerValidity'
import type { DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { openStates } from '@waldkerf/domain/office/payments/openInvoices'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { styled } from 'styled-components'
import { color, fontSize } from '@waldkerf/ui/theme/tokens'
import type { DocumentFacts, EditorState } from '../editorTypes.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface DocumentBriefProps {
  model: Pick<DocumentModel, 'buyer' | 'day' | 'dueDay'>
  facts: DocumentFacts
  state: Pick<EditorState, 'today' | 'standing' | 'clientAt'>
}

/** For whom the document is, which leads to the client, and until when: both are on the sheet, of which this part may be out of view. */
export function DocumentBrief({ model: { buyer, day, dueDay }, facts, state }: DocumentBriefProps) {
  const t = useTexts(texts).toolbar.brief
  const format = useFormat()
  const { today, standing, clientAt } = state
  const isDraft = facts.archivedAt === null
  const isClaim = isDraft || openStates.some((each) => each === standing?.zustand)
  const isInvoice = facts.kind === 'invoice' && facts.original === null
  const isOver = isDraft && dueDay < today
  const isOffered = facts.kind === 'offer' && ['entwurf', 'versendet'].includes(facts.status ?? 'entwurf')
  return (
    <Brief>
      {buyer.name && <span>{clientAt ? <Link to={clientAt}>{buyer.name}</Link> : buyer.name}</span>}
      {isInvoice && isClaim && dueDay !== '' && (
        <small data-over={isOver || undefined}>{t[isOver ? 'over' : 'due'](format.day(dueDay))}</small>
      )}
      {isOffered && day !== '' && <small>{t.valid(format.day(offerEnd(day)))}</small>}
    </Brief>
  )
}

/** The name gives way to the day. */
const Brief = styled.p`
  display: flex;
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${fontSize(12)};
  line-height: 16px;
  white-space: nowrap;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > small {
    flex: none;
    font-size: inherit;
  }
  > span + small::before {
    white-space: pre;
    content: ' · ';
  }
  [data-over] {
    color: ${color.warningText};
  }
`
