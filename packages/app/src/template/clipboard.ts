import { useTexts } from '@waldkerf/ui/i18n/Language'
import { notify } from '../platform/notices/notices.ts'
import { texts } from './template.texts.ts'

/** Copies a text and shows whether it worked. Browsers refuse outside a secure context and without permission. */
export function useCopy() {
  const t = useTexts(texts).clipboard
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ tone: 'success', message: t.copied })
    } catch {
      notify({ tone: 'danger', message: isSecureContext ? t.refused : t.insecure })
    }
  }
}
