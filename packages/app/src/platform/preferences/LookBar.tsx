import { ReviewBar } from '@waldkerf/ui/chrome/ReviewBar/ReviewBar'
import { settingsStore } from './settingsStore.ts'

/** Asks whether to keep the look of a review link. */
export const LookBar = () => <ReviewBar onKeep={settingsStore.keepLook} onDrop={settingsStore.dropLook} />
