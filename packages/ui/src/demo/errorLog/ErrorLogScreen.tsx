import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { space, fontSize } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { errorCount, type LoggedError, errorReport } from './errorLog.ts'
import { texts } from './ErrorLog.texts.ts'
import { ErrorBoundary } from '@waldkerf/ui/parts/ErrorBoundary/ErrorBoundary'
import { ErrorState } from '@waldkerf/ui/parts/ErrorState/ErrorState'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { PlainTable } from '../page/PlainTable.tsx'

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

interface ErrorLogDialogProps {
  log: readonly LoggedError[]
  onClose: () => void
  onClear: () => void
  onCopy: (report: string) => void
}

/** The logged errors, the latest first. */
function ErrorLogDialog({ log, onClose, onClear, onCopy }: ErrorLogDialogProps) {
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

function Part({ broken, name }: { broken: boolean; name: string }) {
  const t = useTexts(texts)
  if (broken) throw new Error(`${name}: undefined is not an object`)
  return <p>{t.whole}</p>
}

/** The broken part's substitute. @param mend makes it whole, before it is shown anew */
const brokenIn = (t: typeof texts.de, mend: () => void) => (_error: unknown, retry: () => void) => (
  <ErrorState
    title={t.broken}
    message={t.brokenText}
    onRetry={() => {
      mend()
      retry()
    }}
  />
)

/** A component that breaks when it is told to, and can be mended. */
function Breaking({ name, onError }: { name: string; onError: (error: unknown) => void }) {
  const t = useTexts(texts)
  const [broken, setBroken] = useState(false)
  return (
    <Card title={name} tools={<Button onClick={() => setBroken(true)}>{t.ways.render}</Button>}>
      <ErrorBoundary onError={onError} fallback={brokenIn(t, () => setBroken(false))}>
        <Part broken={broken} name={name} />
      </ErrorBoundary>
    </Card>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

export interface ErrorLogScreenProps {
  /** The latest first. */
  log: readonly LoggedError[]
  actions: {
    /** A component broke. */
    caught: (error: unknown) => void
    clear: () => void
    copy: (report: string) => void
  }
}

/** A module that nobody has. */
const missing = '/missing.js'

/** Errors that React does not catch. */
const ways = {
  handler: () => {
    throw new Error('Broken on purpose')
  },
  promise: () => void Promise.reject(new Error('Rejected on purpose')),
  resource: () => {
    const image = document.createElement('img')
    image.hidden = true
    image.src = `${location.origin}/missing.png`
    document.body.append(image)
    image.addEventListener('error', () => image.remove())
  },
  network: () => void import(/* @vite-ignore */ missing),
} as const
const wayNames = ['handler', 'promise', 'resource', 'network'] as const

/** `/error-log/log`: parts that break on purpose, and the log of their errors. */
export function ErrorLogScreen({ log, actions }: ErrorLogScreenProps) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Breaking name={t.parts.first} onError={actions.caught} />
      <Breaking name={t.parts.second} onError={actions.caught} />
      <Card title={t.break}>
        <Line>
          {wayNames.map((way) => (
            <Button key={way} onClick={ways[way]}>
              {t.ways[way]}
            </Button>
          ))}
        </Line>
      </Card>
      <Card title={t.log}>
        {log.length === 0 ? (
          <p>{t.empty}</p>
        ) : (
          <Button variant="danger" icon="beetle" onClick={() => setOpen(true)}>
            {t.open(errorCount(log))}
          </Button>
        )}
      </Card>
      {open && log.length > 0 && (
        <ErrorLogDialog
          log={log}
          onClose={() => setOpen(false)}
          onClear={() => {
            actions.clear()
            setOpen(false)
          }}
          onCopy={actions.copy}
        />
      )}
    </DemoPage>
  )
}
