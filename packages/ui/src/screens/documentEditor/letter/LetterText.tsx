import type { TextBlock } from '@waldkerf/domain/entities/documents/documents'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { memo, useRef } from 'react'
import { texts } from './letter.texts.ts'
import { TextBox, Written } from './letter.styles.ts'

/** The columns of a document that hold its texts. */
export type LetterField = 'anrede' | 'anschreiben' | 'zuerl'

export interface LetterTextProps {
  field: LetterField
  label: string
  value: string
  longest: number
  /** Must not change between renders. */
  onChange: (field: LetterField, value: string) => void
  /** Blocks to put in where the cursor is. */
  blocks?: readonly TextBlock[]
  /** Fills in the placeholders of a block. Must not change between renders. */
  fill?: (text: string) => string
}

const noBlocks: readonly TextBlock[] = []
const unfilled = (text: string) => text

/** A text of the letter, written where it prints. The keys of the line items leave it alone. */
export const LetterText = memo(function LetterText(props: LetterTextProps) {
  const { field, label, value, longest, onChange, blocks = noBlocks, fill = unfilled } = props
  const t = useTexts(texts)
  const box = useRef<HTMLTextAreaElement>(null)
  function put(text: string) {
    const { selectionStart: from = value.length, selectionEnd: to = from } = box.current ?? {}
    const before = value.slice(0, from)
    const gap = before === '' || before.endsWith('\n') ? '' : '\n'
    onChange(field, (before + gap + text + value.slice(to)).slice(0, longest))
  }
  return (
    <TextBox>
      <Written
        ref={box}
        rows={1}
        aria-label={label}
        placeholder={label}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(field, event.target.value)}
      />
      {blocks.length > 0 && (
        <span data-tools="">
          <Menu
            label={t.blocks(label)}
            trigger={<Icon name="plus" size={16} />}
            items={blocks.map(({ id, titel, text }) => ({
              id: String(id),
              label: titel,
              onSelect: () => put(fill(text)),
            }))}
          />
        </span>
      )}
    </TextBox>
  )
})
