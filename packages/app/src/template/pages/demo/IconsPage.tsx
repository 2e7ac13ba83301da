import { IconsScreen } from '@waldkerf/ui/demo/icons/IconsScreen'
import { useCopy } from '../../clipboard.ts'

/** /icon/index */
export function IconsPage() {
  const copy = useCopy()
  return <IconsScreen onCopy={(text) => void copy(text)} />
}
