import { ReviewBar } from '@waldkerf/ui/chrome/ReviewBar/ReviewBar'
import { settingsStore } from './settingsStore.ts'

/** Asks what is to become of the look that a review link brought. */
export const LookBar = () => <ReviewBar onKeep={settingsStore.keepLook} onDrop={settingsStore.dropLook} />
