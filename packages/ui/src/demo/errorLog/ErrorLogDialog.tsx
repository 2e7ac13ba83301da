import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { fontSize } from '../../theme/tokens.ts'
import { PlainTable } from '../page/PlainTable.tsx'
import { type LoggedError, errorReport } from './errorLog.ts'
import { texts } from './ErrorLog.texts.ts'

const Stack = styled.pre`
  max-width: 360px;
  max-height: 120px;
  overflow: auto;
  font-size: ${fontSize(12)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const stackWithoutMessage = ({ stack, message }: LoggedError) =>
  stack !== '' && (
    <Stack tabIndex={0} role="region" aria-label={message}>
      {stack}
    </Stack>
  )

export interface ErrorLogDialogProps {
  log: readonly LoggedError[]
  onClose: () => void
  onClear: () => void
  onCopy: (report: string) => void
}

/** The logged errors, the latest first. */
export function ErrorLogDialog({ log, onClose, onClear, onCopy }: ErrorLogDialogProps) {
  const t = useTexts(texts)
  return (
    <Dialog
      open
      wide
      title={t.log}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button onClick={() => onCopy(errorReport(log))}>{t.copy}</Button>
          <Button variant="danger" onClick={onClear}>
            {t.clear}
          </Button>
        </>
      }
    >
      <PlainTable
        label={t.log}
        columns={[
          { id: 'message', title: t.message, cell: ({ message }) => message },
          { id: 'info', title: t.info, cell: ({ kind }) => t.kinds[kind] },
          { id: 'url', title: t.url, cell: ({ path }) => path },
          { id: 'count', title: t.count, align: 'end', cell: ({ count }) => count },
          { id: 'stack', title: t.stack, cell: stackWithoutMessage },
        ]}
        rows={log}
        rowKey={({ kind, message, path }) => `${kind} ${message} ${path}`}
      />
    </Dialog>
  )
}
