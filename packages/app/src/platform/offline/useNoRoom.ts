import { useEffect, useState } from 'react'

/** The time to install the worker in, in ms. */
const patience = 10_000

/** Bytes that all files together take, with some room to write in. */
const needed = 5_000_000

const trialCache = 'waldkerf.room'

/** Tries it: browsers tell everybody the same of the room that there is. */
async function isFull(): Promise<boolean> {
  try {
    const cache = await caches.open(trialCache)
    await cache.put(`/${trialCache}`, new Response(new Uint8Array(needed)))
    return false
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError'
  } finally {
    await caches.delete(trialCache).catch(() => false)
  }
}

/** @returns whether nothing opens without a line here, because the worker's files have no room */
async function hasNoRoom(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !document.querySelector('link[rel=manifest]')) return false
  const registration = await navigator.serviceWorker.getRegistration()
  return !registration?.active && !registration?.waiting && isFull()
}

/** Whether this device has no room for what opens without a line; the product works on with one. */
export function useNoRoom(): boolean {
  const [noRoom, setNoRoom] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => void hasNoRoom().then(setNoRoom, () => undefined), patience)
    return () => clearTimeout(timer)
  }, [])
  return noRoom
}
