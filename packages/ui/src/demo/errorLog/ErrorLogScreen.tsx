import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Card } from '../../parts/Card/Card.tsx'
import { space } from '../../theme/tokens.ts'
import { DemoPage } from '../page/DemoPage.tsx'
import { Breaking } from './Breaking.tsx'
import { errorCount, type LoggedError } from './errorLog.ts'
import { texts } from './ErrorLog.texts.ts'
import { ErrorLogDialog } from './ErrorLogDialog.tsx'

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
