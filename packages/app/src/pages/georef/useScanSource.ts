import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import type { ScanSource } from '@waldkerf/ui/screens/georef/GeorefScreen'
import { useMemo } from 'react'
import { useConfig } from '../../config/ConfigProvider.tsx'
import { scanAddress } from './scanAddress.ts'

/** The scan of a map where the installation has one for each. */
export function useScanSource({ id, map_name: name }: SurveyMap): ScanSource | undefined {
  const { mapImageUrlTemplate: template } = useConfig()
  return useMemo(() => {
    const address = scanAddress(template, { id, name })
    if (address === undefined) return undefined
    return {
      name: decodeURIComponent(address.split(/[?#]/)[0]?.split('/').at(-1) ?? ''),
      async load(signal) {
        const response = await fetch(address, { signal })
        if (!response.ok) throw new Error(String(response.status))
        return response.blob()
      },
    }
  }, [template, id, name])
}
