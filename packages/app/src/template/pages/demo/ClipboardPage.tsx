import { ClipboardScreen } from '@waldkerf/ui/demo/clipboard/ClipboardScreen'
import { useCopy } from '../../clipboard.ts'

/** /clipboard/index */
export function ClipboardPage() {
  const copy = useCopy()
  return <ClipboardScreen onCopy={(text) => void copy(text)} />
}
