import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Line, Quiet } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import type { RowFormState, RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { texts } from '../client.texts.ts'
import { Facts } from './facts.styles.ts'

export interface FactsCardProps<T extends RowValues> {
  title: string
  form: RowFormState<T>
  /** Each with its value; without one it is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
  /** Said where no fact has a value. */
  none: string
  /** The form, open when it is wanted. */
  children: ReactNode
  /** The field that a link leads to: the form opens, and it has the focus. */
  leadTo?: string | undefined
  onLed?: (() => void) | undefined
}

interface Lead {
  open: () => void
  arrive: (field: string) => void
}

/** Opens what a field stands in, and arrives at the field when it is there. */
function useLead(field: string | undefined, { open, arrive }: Lead) {
  const [last, setLast] = useState<string>()
  if (field !== last) {
    setLast(field)
    if (field) open()
  }
  const end = useEffectEvent(arrive)
  useEffect(() => {
    if (!field) return undefined
    // The shell moves the focus to the heading first, in the frame after a change of the path.
    let wait = requestAnimationFrame(() => {
      wait = requestAnimationFrame(() => end(field))
    })
    return () => cancelAnimationFrame(wait)
  }, [field])
}

/** Facts that one reads; the form opens on a press, and closes when what was typed is stored. */
export function FactsCard<T extends RowValues>(props: FactsCardProps<T>) {
  const { title, form, facts, none, children, leadTo, onLed } = props
  const t = useTexts(texts).facts
  const body = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const { changed, saving, saved, problem } = form
  const isBusy = changed || saving || problem !== undefined || Object.keys(form.theirs).length > 0
  const isOpen = isWanted || isBusy
  // In the same frame: what is stored closes the form, and the card says so.
  const [wasSaved, setWasSaved] = useState(saved)
  if (saved !== wasSaved) {
    setWasSaved(saved)
    if (saved) setWanted(false)
  }
  const focusOn = (place = '') =>
    body.current?.querySelector<HTMLElement>(`${place} :is(input, select, textarea)`)?.focus()
  const open = () => {
    setWanted(true)
    requestAnimationFrame(() => focusOn())
  }
  useLead(leadTo, {
    open: () => setWanted(true),
    arrive(field) {
      focusOn(`[data-field="${field}"]`)
      onLed?.()
    },
  })
  const shownFacts = facts.filter(([, value]) => value !== '' && value !== undefined)
  const close = isWanted && !isBusy && (
    <Button variant="quiet" onClick={() => setWanted(false)}>
      {t.close}
    </Button>
  )
  return (
    <Card
      title={title}
      tools={
        <Line>
          <Quiet as="output">{saved && !isOpen ? t.saved : ''}</Quiet>
          {isOpen ? (
            close
          ) : (
            <Button variant="quiet" icon="pencil" aria-label={t.edit(title)} onClick={open}>
              {t.editShort}
            </Button>
          )}
        </Line>
      }
    >
      <div ref={body}>
        {isOpen ? (
          children
        ) : shownFacts.length === 0 ? (
          <Quiet>{none}</Quiet>
        ) : (
          <Facts>
            {shownFacts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
      </div>
    </Card>
  )
}
