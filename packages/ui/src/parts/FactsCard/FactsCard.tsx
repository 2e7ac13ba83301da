import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useHandedFocus } from '@waldkerf/ui/browser/useHandedFocus'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Line, Quiet } from '../DetailPage/DetailPage.tsx'
import type { RowFormState, RowValues } from '../RowForm/RowForm.tsx'
import { texts } from '../parts.texts.ts'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'

export interface FactsCardProps<T extends RowValues> {
  title: string
  form: Omit<RowFormState<T>, 'values'>
  /** Each with its value; without one it is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[]
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
function useOpenAtField(field: string | undefined, { open, arrive }: Lead) {
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
  const { title, form, facts, children, leadTo, onLed } = props
  const t = useTexts(texts).factsCard
  const box = useHandedFocus<HTMLDivElement>()
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
  useEffect(() => {
    // At once: who types on does not find the cursor elsewhere.
    if (isWanted) box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isWanted, box])
  useOpenAtField(leadTo, {
    open: () => setWanted(true),
    arrive(field) {
      box.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, textarea)`)?.focus()
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
    <div ref={box}>
      <Card
        title={title}
        tools={
          <Line>
            <Quiet as="output">{saved && !isOpen ? t.saved : ''}</Quiet>
            {isOpen ? (
              close
            ) : (
              <Button variant="quiet" icon="pencil" aria-label={t.edit(title)} onClick={() => setWanted(true)}>
                {t.editShort}
              </Button>
            )}
          </Line>
        }
      >
        {isOpen ? (
          children
        ) : shownFacts.length === 0 ? (
          <Quiet>{t.none}</Quiet>
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
      </Card>
    </div>
  )
}

/** Labels beside their values; above them where it is narrow. */
const Facts = styled.dl`
  container-type: inline-size;
  display: grid;
  gap: ${space(2)};
  margin: 0;

  > div {
    display: grid;
    /* The longest word of a label, which not every browser can divide. */
    grid-template-columns: minmax(124px, 2fr) minmax(0, 3fr);
    gap: ${space(1)} ${space(3)};

    @container (width < 320px) {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  dd {
    min-width: 0;
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
