import type { TextBlock } from '@waldkerf/domain/entities/documents/documents'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { useRef } from 'react'
import { texts } from './letter.texts.ts'
import { TextBox, Written } from './letter.styles.ts'

export interface LetterTextProps {
  label: string
  value: string
  longest: number
  /** Absent: nothing can be changed. */
  onChange: ((value: string) => void) | undefined
  /** Blocks to put in where the cursor is, already filled in. */
  blocks?: readonly TextBlock[]
}

/** A text of the letter, written where it prints. */
export function LetterText({ label, value, longest, onChange, blocks = [] }: LetterTextProps) {
  const t = useTexts(texts)
  const field = useRef<HTMLTextAreaElement>(null)
  function put(text: string) {
    const { selectionStart: from = value.length, selectionEnd: to = from } = field.current ?? {}
    const before = value.slice(0, from)
    const gap = before === '' || before.endsWith('\n') ? '' : '\n'
    onChange?.((before + gap + text + value.slice(to)).slice(0, longest))
  }
  return (
    <TextBox>
      <Written
        ref={field}
        rows={1}
        aria-label={label}
        placeholder={onChange && label}
        readOnly={!onChange}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {onChange && blocks.length > 0 && (
        <span data-tools="">
          <Menu
            label={t.blocks(label)}
            trigger={<Icon name="plus" size={16} />}
            items={blocks.map(({ id, titel, text }) => ({ id: String(id), label: titel, onSelect: () => put(text) }))}
          />
        </span>
      )}
    </TextBox>
  )
}
