import { useEffect, useState } from 'react'

/** The time to install the worker in, in ms. */
const patience = 10_000

/** Bytes that all files together take, with some room to write in. */
const needed = 20_000_000

/** @returns whether nothing opens without a line here, because the worker's files have no room */
async function hasNoRoom(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=manifest]')) return false
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration?.active || registration?.waiting) return false
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota - usage < needed
}

/** Whether this device has no room for what opens without a line; the product works on with one. */
export function useNoRoom(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void hasNoRoom().then(setFull, () => undefined), patience)
    return () => clearTimeout(timer)
  }, [])
  return isFull
}
