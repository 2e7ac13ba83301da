import { FormerScans } from '@waldkerf/ui/screens/georef/former/FormerScans'
import { useMapScans } from '../../data/georef/scans/useMapScans.ts'

interface FormerScansDialogProps {
  map: number
  onBack: () => void
  onClose: () => void
}

/** The former scans of a map, read when somebody asks for them. */
export function FormerScansDialog({ map, onBack, onClose }: FormerScansDialogProps) {
  const { scans, bringBack } = useMapScans(map, onBack)
  return <FormerScans scans={scans} onBringBack={bringBack} onClose={onClose} />
}
