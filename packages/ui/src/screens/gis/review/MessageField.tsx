import { useTexts } from '@waldkerf/ui/i18n/Language'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import { texts } from '../GisScreen.texts.ts'
import { Message } from './ReviewDrawer.styles.ts'

export interface MessageFieldProps {
  text: string
  /** A rejection was asked for without a message. */
  missing: boolean
  /** Absent: the message is only shown. */
  onChange?: (text: string) => void
}

/** The message to the person who reported the beetle. */
export function MessageField({ text, missing, onChange }: MessageFieldProps) {
  const t = useTexts(texts).review
  if (!onChange) {
    return text ? (
      <Message>
        <span>{t.message}</span>
        {text}
      </Message>
    ) : null
  }
  return (
    <TextArea
      label={t.messageTo}
      hint={t.messageHint}
      error={missing ? t.messageMissing : undefined}
      rows={3}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
