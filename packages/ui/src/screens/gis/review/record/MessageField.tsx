import { fillTemplate, messageTemplates, type TemplateValues } from '@waldkerf/domain/beetles/messageTemplates'
import { isAskedOn, mayFollow, needsConfirmation } from '@waldkerf/domain/beetles/transitions'
import type { BeetleStatus } from '@waldkerf/domain/entities/beetles/beetles'
import { isBlank } from '@waldkerf/domain/texts/blank'
import { useEffect, useRef } from 'react'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import type { MissingMessage } from '../decide/outcome.ts'
import { texts } from '../review.texts.ts'
import { Templates, Writing } from './message.styles.ts'

export interface MessageFieldProps {
  text: string
  missing?: MissingMessage | undefined
  /** The record's stored status: only templates for what may follow it are offered. */
  status: string
  /** There is no reporter: words only explain a rejection. */
  toNobody?: boolean
  /** The record's values for the templates' placeholders. */
  values: TemplateValues
  onChange: (text: string) => void
  /** A template's words belong to a decision. */
  onBegin: (status: BeetleStatus) => void
}

/** The next words to the person who reported the beetle, by hand or by template; empty until some are written. */
export function MessageField({
  text,
  missing,
  status,
  values,
  toNobody = false,
  onChange,
  onBegin,
}: MessageFieldProps) {
  const t = useTexts(texts).message
  const language = useLanguage()
  const boxRef = useRef<HTMLDivElement>(null)
  // Asked for a message, all of the field comes into view: the focus alone leaves the reason below the edge.
  useEffect(() => {
    if (missing) boxRef.current?.scrollIntoView({ block: 'nearest' })
  }, [missing])
  const isFault = missing && !missing.isFirst && isBlank(text)
  const reason = isFault && t.missing[needsConfirmation(status, missing.status) ? 'withdrawn' : missing.status]
  const items = messageTemplates
    .filter(({ status: next }) => mayFollow(status, next) || isAskedOn(status, next))
    .filter(({ status: next }) => !toNobody || next === 'rejected')
    .map((template, i, all) => ({
      id: template.id,
      label: template.title[language],
      startsGroup: i > 0 && all[i - 1]?.status !== template.status,
      onSelect() {
        // Text written by hand stays: the template is added after it, and one writes on.
        onChange([text.trim(), fillTemplate(template, values)].filter(Boolean).join('\n'))
        onBegin(template.status)
        boxRef.current?.querySelector('textarea')?.focus()
      },
    }))
  return (
    <Writing ref={boxRef}>
      <TextArea
        label={toNobody ? t.reason : t.to}
        hint={toNobody ? t.reasonHint : t.hint}
        error={reason || undefined}
        rows={3}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {items.length > 0 && (
        <Templates>
          <Menu
            label={t.templates}
            trigger={
              <>
                {t.templates}
                <Icon name="chevron-down" size={16} />
              </>
            }
            items={items}
          />
        </Templates>
      )}
    </Writing>
  )
}
