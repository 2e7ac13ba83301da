import { useSWRConfig } from 'swr'

/** Reads all data of the page again. */
export function useReadAgain(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate(() => true)
}
