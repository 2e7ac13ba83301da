import type { LayoutFinding } from './layout.ts'

/** A georeferencing in one word. */
export type Verdict = 'good' | 'doubtful' | 'unusable'

/** Why there is no better verdict, or none at all. */
export type VerdictReason = 'error' | 'layout' | 'noScale' | 'noSpare' | 'noFit'

export type Judgement = {
  /** Null where nothing can be said: `reason` says why. */
  verdict: Verdict | null
  reason: VerdictReason
  /** The prediction error as it is on the paper, in millimetres. */
  millimetres: number | null
  /** The same on the ground, in metres. */
  metres: number | null
}

/**
 * Limits of the prediction error on the paper, in millimetres, both coordinates together. The National Map Accuracy Standards
 * (US Bureau of the Budget, 1947) let one point in ten of a map above 1:20,000 be off by more than 1/30 inch; with errors as
 * they fall that is a root mean square of 0.85 mm / 1.52, about 0.6 mm. The ASPRS standard for large-scale maps (1990) has three
 * classes, the last with three times the error of the first, and none beyond.
 */
export const verdictLimits = { good: 0.6, doubtful: 1.8 } as const

/** Points on a small part of the sheet predict each other well and say nothing of the rest. */
const weakLayouts: readonly LayoutFinding['reason'][] = ['crowded', 'narrow']

/** Whether a finding makes a good georeferencing doubtful. */
export const isWeakness = ({ reason }: LayoutFinding): boolean => weakLayouts.includes(reason)

export interface Judged {
  /** Whether the points determine this type. */
  isFitted: boolean
  /** Leave-one-out error in metres on the ground; null with no point to spare. */
  error: number | null
  /** 1 : scale; null where neither record nor paper say it. */
  scale: number | null
  layout: readonly LayoutFinding[]
}

/** The only rule for how good a georeferencing is. */
export function judge({ isFitted, error, scale, layout }: Judged): Judgement {
  if (!isFitted) return { verdict: null, reason: 'noFit', millimetres: null, metres: null }
  if (error === null) return { verdict: null, reason: 'noSpare', millimetres: null, metres: null }
  if (scale === null) return { verdict: null, reason: 'noScale', millimetres: null, metres: error }
  const lengths = { millimetres: (error / scale) * 1000, metres: error }
  const { millimetres } = lengths
  if (!(millimetres <= verdictLimits.doubtful)) return { verdict: 'unusable', reason: 'error', ...lengths }
  if (millimetres > verdictLimits.good) return { verdict: 'doubtful', reason: 'error', ...lengths }
  const isWeak = layout.some(isWeakness)
  return { verdict: isWeak ? 'doubtful' : 'good', reason: isWeak ? 'layout' : 'error', ...lengths }
}
