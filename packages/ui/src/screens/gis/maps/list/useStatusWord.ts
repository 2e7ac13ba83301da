import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../MapsScreen.texts.ts'

/** A map's state as it is read: stored in German words, of which the usual ones have others in English. */
export function useStatusWord(): (status: string) => string {
  const { statuses, noStatus } = useTexts(texts)
  return (status) => (status ? (statuses[status] ?? status) : noStatus)
}
