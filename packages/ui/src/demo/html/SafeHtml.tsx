import { useMemo } from 'react'
import { HtmlText } from './html.styles.ts'
import { sanitise } from './sanitise.ts'

export interface SafeHtmlProps {
  /** From anywhere; it is sanitised here. */
  html: string
}

/** HTML as text to read. The only place of the part that puts HTML on the page. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const safe = useMemo(() => sanitise(html), [html])
  return <HtmlText dangerouslySetInnerHTML={{ __html: safe }} />
}
