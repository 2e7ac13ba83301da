import { useState } from 'react'

export type DevicePlace =
  | { status: 'idle' | 'asking' | 'refused' | 'unavailable' }
  /** `accuracy` in metres. */
  | { status: 'found'; accuracy: number }

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

/** The device's place, asked for by a press alone. @param onPlace WGS 84 degrees */
export function useDevicePlace(onPlace: (lat: number, lon: number) => void) {
  const [place, setPlace] = useState<DevicePlace>({ status: 'idle' })
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setPlace({ status: 'unavailable' })
      return
    }
    setPlace({ status: 'asking' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ status: 'found', accuracy: Math.ceil(coords.accuracy) })
        onPlace(coords.latitude, coords.longitude)
      },
      ({ code, PERMISSION_DENIED }) => setPlace({ status: code === PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      options,
    )
  }
  return { place, ask, forget: () => setPlace({ status: 'idle' }) }
}
