import type { Problem } from '@waldkerf/domain/places/layers/layerProblem'
import { useState } from 'react'

/** A file that is not shown, or not kept, and why. */
export interface RefusedFile {
  name: string
  problem: Problem
}

/** Files that become layers, chosen or dropped: one after the other, and what is wrong with each. */
export function useLayerFiles(add: (file: File) => Promise<Problem | undefined>) {
  const [open, setOpen] = useState(false)
  const [isReading, setReading] = useState(false)
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  return {
    open,
    setOpen(next: boolean) {
      setOpen(next)
      setRefused([])
    },
    isReading,
    refused,
    async take(files: readonly File[]) {
      setReading(true)
      const wrong: RefusedFile[] = []
      for (const file of files) {
        const problem = await add(file)
        if (problem) wrong.push({ name: file.name, problem })
      }
      setReading(false)
      setRefused(wrong)
      // A layer that was dropped on the map is seen there; only a refusal needs words.
      if (wrong.length > 0) setOpen(true)
    },
  }
}

export type LayerFiles = ReturnType<typeof useLayerFiles>
