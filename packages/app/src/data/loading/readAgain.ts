import { useSWRConfig } from 'swr'

/** Reads everything that the page shows once more. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(() => true)
}
