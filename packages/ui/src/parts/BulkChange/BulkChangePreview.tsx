import { Icon } from '../Icon/Icon.tsx'
import { Lines } from './BulkChange.styles.ts'

const signs = { ready: 'check', none: 'info', warning: 'warning', skipped: 'minus' } as const

/** A sentence of the preview: those that will be changed or that there are none, what to mind, who is left out. */
export interface PreviewLine {
  tone: keyof typeof signs
  text: string
}

/** What a bulk change would do, before anything is sent; said aloud when another choice changes it. */
export function BulkChangePreview({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <div role="status">
      <Lines>
        {lines.map(({ tone, text }) => (
          <li key={text} data-tone={tone}>
            <Icon name={signs[tone]} size={16} />
            {text}
          </li>
        ))}
      </Lines>
    </div>
  )
}
