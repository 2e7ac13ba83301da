import type { Message } from '../message.ts'
import type { ScriptOptions } from '../script/scriptOrder.ts'

/** The script's choices as people read them, GDAL's own term behind. */
export const resamplingLabels: Record<ScriptOptions['resampling'], Message> = {
  near: { de: 'nächster Nachbar (near)', en: 'nearest neighbour (near)' },
  bilinear: { de: 'linear gemittelt (bilinear)', en: 'linear average (bilinear)' },
  cubic: { de: 'kubisch (cubic)', en: 'cubic (cubic)' },
  cubicspline: { de: 'kubischer Spline (cubicspline)', en: 'cubic spline (cubicspline)' },
  lanczos: { de: 'Lanczos-Filter (lanczos)', en: 'Lanczos filter (lanczos)' },
}

export const compressionLabels: Record<ScriptOptions['compression'], Message> = {
  NONE: { de: 'keine (NONE)', en: 'none (NONE)' },
  LZW: { de: 'verlustfrei (LZW)', en: 'lossless (LZW)' },
  PACKBITS: { de: 'verlustfrei, schnell (PACKBITS)', en: 'lossless, fast (PACKBITS)' },
  DEFLATE: { de: 'verlustfrei, kleinste Datei (DEFLATE)', en: 'lossless, smallest file (DEFLATE)' },
}
